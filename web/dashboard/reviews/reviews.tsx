import { useState } from 'react';
import { reviews as text } from '#wording/dashboard/reviews.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { titled } from '../layout/titled.ts';
import { useAddress } from '../lists/address.ts';
import type { Columns } from '../lists/csv.ts';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { usePagedList } from '../lists/use-paged-list.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/reviews';
import { HideReview } from './hide-review.tsx';
import { type Review, ReviewRow } from './review-row.tsx';

export const meta = titled(text.title);

const columns: Columns<Review> = [
  [text.date, (row) => row.date],
  [text.productId, (row) => row.productId],
  [text.product, (row) => row.tittle],
  [text.stars, (row) => row.stars],
  [text.name, (row) => row.name],
  [text.verified, (row) => (row.verified ? text.yes : text.no)],
  [text.text, (row) => row.review],
  [text.reason, (row) => row.hiddenReason ?? ''],
];

const rulesOf: RulesOf<Review> = (ask, asked) => {
  const productId = asked.get('product') ?? '';
  return {
    read: (page, signal) => ask('/dash-reviews', { ...page, productId }, { signal }),
    idOf: (row) => String(row.id),
  };
};

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, rulesOf);

/** All reviews, hidden ones too; staff may hide one for what it says (decisions.md section 6). */
export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { ask, to } = useDashboard();
  const { read, set } = useAddress();
  const productId = read('product');
  const paged = usePagedList(loaderData);
  const [asked, setAsked] = useState<Review>();
  const [publishing, setPublishing] = useState(0);

  const publish = async ({ id }: Review) => {
    setPublishing(id);
    const answer = await ask('/dash-hide-review', { id, reason: '' });
    setPublishing(0);
    if (answer.status !== 200) return notify(answer.message, { tone: 'bad' });
    notify(text.published, { tone: 'good' });
    paged.again();
  };

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
        head={
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
        }
        row={(row) => (
          <ReviewRow
            key={row.id}
            row={row}
            product={to('product-details', row.productId)}
            busy={publishing === row.id}
            onHide={() => setAsked(row)}
            onPublish={() => void publish(row)}
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
    </>
  );
}
