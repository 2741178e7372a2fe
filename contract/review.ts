import type { WireOwnReview, WireReview } from './catalogue.ts';
import type { WireStaffReview } from './reports.ts';

/** A published review. Moments are ISO 8601. */
export interface Review {
  id: number;
  name: string;
  /** 1 to 5. */
  stars: number;
  text: string;
  /** By a buyer to whose account the product was delivered. */
  verified: boolean;
  /** When it was first published. */
  createdAt: string;
  /** When it was last rewritten; null: never. */
  editedAt: string | null;
  /** What the shop answers; null: nothing. */
  reply: { text: string; at: string } | null;
  /** Which size or colour of the product it is about: 'Tan, L'; '' where there is one alone. */
  variant: string;
}

export const decodeReview = ({
  review,
  date,
  edited,
  reply,
  replied,
  variant = '',
  ...same
}: WireReview): Review => ({
  ...same,
  variant,
  text: review,
  createdAt: date,
  editedAt: edited,
  reply: reply !== undefined && replied !== undefined ? { text: reply, at: replied } : null,
});

export const encodeReview = ({ text, createdAt, editedAt, reply, variant, ...same }: Review): WireReview => ({
  ...same,
  ...(variant && { variant }),
  review: text,
  date: createdAt,
  edited: editedAt,
  ...(reply && { reply: reply.text, replied: reply.at }),
});

/** What an account has written of a product itself. */
export interface OwnReview extends Pick<Review, 'stars' | 'text'> {
  /** Staff have taken it off the page. */
  hidden: boolean;
}

export const decodeOwnReview = ({ review, ...same }: WireOwnReview): OwnReview => ({ ...same, text: review });

export const encodeOwnReview = ({ text, ...same }: OwnReview): WireOwnReview => ({ ...same, review: text });

/** A review as staff see it, hidden ones too. */
export interface StaffReview extends Review {
  productId: string;
  /** Of its product. */
  title: string;
  /** Null while it is published. */
  hiddenReason: string | null;
}

export const decodeStaffReview = ({
  productId,
  tittle,
  hiddenReason,
  ...review
}: WireStaffReview): StaffReview => ({
  ...decodeReview(review),
  productId,
  title: tittle,
  hiddenReason,
});

export const encodeStaffReview = ({
  productId,
  title,
  hiddenReason,
  ...review
}: StaffReview): WireStaffReview => ({ ...encodeReview(review), productId, tittle: title, hiddenReason });
