import type { WireReview } from './catalogue.ts';
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
}

export const decodeReview = ({ review, date, edited, ...same }: WireReview): Review => ({
  ...same,
  text: review,
  createdAt: date,
  editedAt: edited,
});

export const encodeReview = ({ text, createdAt, editedAt, ...same }: Review): WireReview => ({
  ...same,
  review: text,
  date: createdAt,
  edited: editedAt,
});

/** A review as staff see it, hidden ones too. */
export interface StaffReview extends Omit<Review, 'editedAt'> {
  productId: string;
  /** Of its product. */
  title: string;
  /** Null while it is published. */
  hiddenReason: string | null;
}

export const decodeStaffReview = ({ tittle, review, date, ...same }: WireStaffReview): StaffReview => ({
  ...same,
  title: tittle,
  text: review,
  createdAt: date,
});

export const encodeStaffReview = ({ title, text, createdAt, ...same }: StaffReview): WireStaffReview => ({
  ...same,
  tittle: title,
  review: text,
  date: createdAt,
});
