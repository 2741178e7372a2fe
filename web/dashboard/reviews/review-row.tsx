import { Link } from 'react-router';
import type { StaffReview } from '#contract/review.ts';
import { reviews as text } from '#wording/dashboard/reviews.ts';
import { Badge, StatusPill } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Moment } from '../parts/moment.tsx';

export interface ReviewRowProps {
  row: StaffReview;
  /** Where its product is edited. */
  product: string;
  /** It is being published. */
  busy: boolean;
  onHide: () => void;
  onPublish: () => void;
  onReply: () => void;
}

/** The buttons stay in their places, whether one hides or publishes, so that the focus stays on it. */
export const ReviewRow = ({ row, product, busy, onHide, onPublish, onReply }: ReviewRowProps) => (
  <tr className="desk:align-top desk:[&>td]:py-2">
    <td className="max-w-56 min-w-32 wide:min-w-40">
      <Link to={product} className="link font-semibold">
        {row.title}
      </Link>
    </td>
    <td className="max-desk:justify-self-end">
      <Stars value={row.stars} />
    </td>
    <td className="w-full min-w-48 wide:min-w-56 max-desk:col-span-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{row.name}</span>
        {row.verified && <Badge tone="olive">{text.verified}</Badge>}
      </p>
      <p className="max-w-prose break-words whitespace-pre-line">{row.text}</p>
      {row.reply && <Reply {...row.reply} editedAt={row.editedAt} />}
      {row.hiddenReason && <p className="mt-1 text-muted">{text.because(row.hiddenReason)}</p>}
    </td>
    <td className="desk:max-wide:min-w-28 desk:max-wide:[&_time]:whitespace-normal">
      <Moment at={row.createdAt} />
    </td>
    <td className="max-desk:justify-self-end">
      <StatusPill tone={row.hiddenReason ? 'bad' : 'good'}>
        {row.hiddenReason ? text.isHidden : text.isPublished}
      </StatusPill>
    </td>
    <td className="right max-desk:col-span-2 max-desk:text-left!">
      <div className="flex flex-wrap gap-x-2 gap-y-3 desk:justify-end wide:flex-nowrap">
        <Button
          kind="quiet"
          className="whitespace-nowrap desk:-my-1 desk:min-h-7!"
          aria-label={row.reply ? text.changeOf(row.name) : text.replyOf(row.name)}
          onClick={onReply}
        >
          {row.reply ? text.change : text.reply}
        </Button>
        <Button
          kind="quiet"
          className="whitespace-nowrap desk:-my-1 desk:min-h-7!"
          aria-label={row.hiddenReason ? text.publishOf(row.name) : text.hideOf(row.name)}
          busy={busy && text.publishing}
          onClick={row.hiddenReason ? onPublish : onHide}
        >
          {row.hiddenReason ? text.publish : text.hide}
        </Button>
      </div>
    </td>
  </tr>
);

interface ReplyProps {
  text: string;
  /** When it was last written. */
  at: string;
  /** When the review was last rewritten; null: never. */
  editedAt: string | null;
}

const Reply = ({ text: reply, at, editedAt }: ReplyProps) => (
  <div className="mt-2 max-w-prose border-l-2 border-edge pl-3">
    <p className="font-semibold">{text.replied}</p>
    <p className="break-words whitespace-pre-line">{reply}</p>
    {editedAt !== null && editedAt > at && <p className="font-semibold text-amber">{text.editedSince}</p>}
  </div>
);
