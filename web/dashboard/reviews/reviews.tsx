import { useState } from 'react';
import { decodeStaffReview, type StaffReview } from '#contract/review.ts';
import { reviews as text } from '#wording/dashboard/reviews.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import type { Columns } from '../lists/csv.ts';
import { useListQuery } from '../lists/list-query.ts';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { decodeRows } from '../lists/read-on.ts';
import { usePagedList } from '../lists/use-paged-list.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/reviews';
import { HideReview } from './hide-review.tsx';
import { ReplyToReview } from './reply-to-review.tsx';
import { ReviewRow } from './review-row.tsx';

export const meta = pageMeta(text.title);

const columns: Columns<StaffReview> = [
  [text.date, (row) => row.createdAt],
  [text.productId, (row) => row.productId],
  [text.product, (row) => row.title],
  [text.stars, (row) => row.stars],
  [text.name, (row) => row.name],
  [text.verified, (row) => (row.verified ? text.yes : text.no)],
  [text.text, (row) => row.text],
  [text.reason, (row) => row.hiddenReason ?? ''],
  [text.replied, (row) => row.reply?.text ?? ''],
  [text.replyDate, (row) => row.reply?.at ?? ''],
];

const head = (
  <>
    <th scope="col">{text.product}</th>
    <th scope="col">{text.stars}</th>
    <th scope="col">{text.text}</th>
    <th scope="col">{text.date}</th>
    <th scope="col">{text.state}</th>
    <th scope="col">
      <span className="sr-only">{text.action}</span>
    </th>
  </>
);

const rulesOf: RulesOf<StaffReview> = (ask, asked) => {
  const productId = asked.get('product') ?? '';
  return {
    read: async (page, signal) =>
      decodeRows(await ask('/dash-reviews', { ...page, productId }, { signal }), decodeStaffReview),
    idOf: (row) => String(row.id),
  };
};

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, rulesOf);

/** All reviews, hidden ones too; staff may reply to one, or hide it for what it says (decisions.md section 6). */
export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const { read, set } = useListQuery();
  const productId = read('product');
  const paged = usePagedList(loaderData);
  const [asked, setAsked] = useState<StaffReview>();
  const [answered, setAnswered] = useState<StaffReview>();
  const { publishing, publish } = usePublish(paged.again);

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1>{text.title}</h1>
        {productId && (
          <Button kind="quiet" onClick={() => set({ product: '' })}>
            {text.ofAll}
          </Button>
        )}
      </div>
      <PagedTable
        caption={text.title}
        list={paged}
        csv={{ name: 'reviews', columns }}
        head={head}
        row={(row) => (
          <ReviewRow
            key={row.id}
            row={row}
            product={to('product-details', row.productId)}
            busy={publishing === row.id}
            onHide={() => setAsked(row)}
            onPublish={() => void publish(row)}
            onReply={() => setAnswered(row)}
          />
        )}
        empty={{ title: text.empty, text: productId ? text.emptyProduct : text.emptyAll }}
      />
      <HideReview
        review={asked}
        onClose={() => setAsked(undefined)}
        onHidden={() => {
          setAsked(undefined);
          notify(text.hiddenNow, { tone: 'good' });
          paged.again();
        }}
      />
      <ReplyToReview
        review={answered}
        onClose={() => setAnswered(undefined)}
        onDone={(said) => {
          setAnswered(undefined);
          notify(said, { tone: 'good' });
          paged.again();
        }}
      />
    </>
  );
}

/** Shows a hidden review to shoppers again. */
function usePublish(onPublished: () => void) {
  const { ask } = useDashboard();
  /** The id of the one that is being published; 0 for none. */
  const [publishing, setPublishing] = useState(0);
  const publish = async ({ id }: StaffReview) => {
    setPublishing(id);
    const answer = await ask('/dash-hide-review', { id, reason: '' });
    setPublishing(0);
    if (answer.status !== 200) return notify(answer.message, { tone: 'bad' });
    notify(text.published, { tone: 'good' });
    onPublished();
  };
  return { publishing, publish };
}
