import { useState } from 'react';
import { reviews as said } from '#wording/dashboard/reviews.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { titled } from '../layout/titled.ts';
import { useAddress } from '../lists/address.ts';
import type { Columns } from '../lists/csv.ts';
import { usePagedList } from '../lists/paged.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { useDashboard } from '../staff.ts';
import { HideReview } from './hide-review.tsx';
import { type Review, ReviewRow } from './review-row.tsx';

export const meta = titled(said.title);

const columns: Columns<Review> = [
  [said.date, (row) => row.date],
  [said.productId, (row) => row.productId],
  [said.product, (row) => row.tittle],
  [said.stars, (row) => row.stars],
  [said.name, (row) => row.name],
  [said.verified, (row) => (row.verified ? said.yes : said.no)],
  [said.text, (row) => row.review],
  [said.reason, (row) => row.hiddenReason ?? ''],
];

/** All reviews, hidden ones too; staff may hide one for what it says (decisions.md section 6). */
export default function Reviews() {
  const { ask, to } = useDashboard();
  const { read, set } = useAddress();
  const productId = read('product');
  const paged = usePagedList<Review>(productId, {
    read: (page, signal) => ask('/dash-reviews', { ...page, productId }, { signal }),
    idOf: (row) => String(row.id),
  });
  const [asked, setAsked] = useState<Review>();
  const [publishing, setPublishing] = useState(0);

  const publish = async ({ id }: Review) => {
    setPublishing(id);
    const answer = await ask('/dash-hide-review', { id, reason: '' });
    setPublishing(0);
    if (answer.status !== 200) return notify(answer.message, { tone: 'bad' });
    notify(said.published, { tone: 'good' });
    paged.again();
  };

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1>{said.title}</h1>
        {productId && (
          <Button kind="quiet" onClick={() => set({ product: '' })}>
            {said.ofAll}
          </Button>
        )}
      </div>
      <PagedTable
        caption={said.title}
        list={paged}
        csv={{ name: 'reviews', columns }}
        head={
          <>
            <th scope="col">{said.product}</th>
            <th scope="col">{said.stars}</th>
            <th scope="col">{said.text}</th>
            <th scope="col">{said.date}</th>
            <th scope="col">{said.state}</th>
            <th scope="col">
              <span className="sr-only">{said.action}</span>
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
        empty={{ title: said.empty, text: productId ? said.emptyProduct : said.emptyAll }}
      />
      <HideReview
        review={asked}
        onClose={() => setAsked(undefined)}
        onHidden={() => {
          setAsked(undefined);
          notify(said.hiddenNow, { tone: 'good' });
          paged.again();
        }}
      />
    </>
  );
}
