import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { type ShouldRevalidateFunction, useRevalidator } from 'react-router';
import { decodeSavedAttribute, type StaffAttribute } from '#contract/attribute.ts';
import { categories } from '#database/enums.ts';
import { attributesOf } from '#shop/catalogue/attributes/attribute.ts';
import { attributes as text } from '#wording/dashboard/attributes.ts';
import { searchWords } from '#wording/dashboard/search-words.ts';
import { categories as names } from '#wording/storefront/shop.ts';
import { useReloadOnVisible } from '../../browser/reload-on-visible.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { useListQuery } from '../lists/list-query.ts';
import { useLastGood } from '../parts/use-last-good.ts';
import { askAsLoader } from '../session/ask.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/attributes';
import { AttributeTable, InUse } from './attribute-table.tsx';
import { type Changes, useChanges } from './use-changes.ts';

export const meta = pageMeta(text.title);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  askAsLoader('/dash-attributes', {}, request);

/** Another category is chosen from what is there already. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (currentUrl.search === nextUrl.search ? defaultShouldRevalidate : false);

/** The attributes of each category in the order in which they are shown, and the retired ones. */
export default function Attributes({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const { revalidate } = useRevalidator();
  const { good, failure } = useLastGood(loaderData);
  const changes = useChanges();
  useReloadOnVisible();
  const add = (
    <ButtonLink to={to('new-attribute')} kind="primary" icon={<Plus size={16} aria-hidden />}>
      {text.add}
    </ButtonLink>
  );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1>{text.title}</h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={to('search-words')} kind="quiet" icon={<Search size={16} aria-hidden />}>
            {searchWords.title}
          </ButtonLink>
          {add}
        </div>
      </div>
      <p className="mb-4 max-w-prose text-muted">{text.lead}</p>
      {failure && (
        <Notice tone="bad" title={text.failed} className="mb-4">
          <p>{failure.message}</p>
          <Button kind="quiet" className="mt-3" onClick={() => void revalidate()}>
            {text.again}
          </Button>
        </Notice>
      )}
      {good?.data.length === 0 && (
        <div className="panel">
          <EmptyState title={text.empty} action={add}>
            {text.emptyAll}
          </EmptyState>
        </div>
      )}
      {good && good.data.length > 0 && (
        <ByCategory attributes={good.data.map(decodeSavedAttribute)} changes={changes} />
      )}
    </>
  );
}

interface ByCategoryProps {
  attributes: StaffAttribute[];
  changes: Changes;
}

function ByCategory({ attributes, changes }: ByCategoryProps) {
  const { read, set } = useListQuery();
  const [moved, setMoved] = useState('');
  const [asked, setAsked] = useState<StaffAttribute>();
  const [asking, setAsking] = useState(false);
  const chosen = categories.filter((category) => category === read('category'));
  return (
    <div className="grid gap-6">
      <select
        aria-label={text.category}
        value={chosen[0] ?? ''}
        onChange={({ target }) => set({ category: target.value })}
        className="input desk:w-48!"
      >
        <option value="">{text.allCategories}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {names[category]}
          </option>
        ))}
      </select>
      <p role="status" className="sr-only">
        {moved}
      </p>
      {(chosen.length > 0 ? chosen : categories).map((category) => (
        <div key={category}>
          <h2 className="mb-2 text-xl">{names[category]}</h2>
          <InUse
            category={names[category]}
            rows={attributesOf(attributes, category)}
            changes={changes}
            onRetire={(attribute) => {
              setAsked(attribute);
              setAsking(true);
            }}
            onMoved={setMoved}
          />
        </div>
      ))}
      <Retired rows={attributes.filter(({ retired }) => retired)} changes={changes} />
      <Confirm
        open={asking}
        title={text.retireTitle(asked?.label ?? '')}
        yes={text.retire}
        no={text.keep}
        onYes={() => {
          setAsking(false);
          if (asked) void changes.setRetired(asked, true);
        }}
        onNo={() => setAsking(false)}
      >
        {text.retireText((asked?.categories ?? []).map((category) => names[category]))}
      </Confirm>
    </div>
  );
}

/** Folded: they are seldom looked for. */
const Retired = ({ rows, changes }: { rows: StaffAttribute[]; changes: Changes }) =>
  rows.length > 0 && (
    <details>
      <summary className="min-h-11 cursor-pointer font-head text-xl font-bold">
        {text.retiredOnes(rows.length)}
      </summary>
      <p className="mb-2 text-muted">{text.retiredHint}</p>
      <AttributeTable
        caption={text.retiredOnes(rows.length)}
        rows={rows}
        action={(attribute) => (
          <Button
            kind="quiet"
            className="desk:min-h-7!"
            aria-label={text.bringBackOf(attribute.label)}
            busy={changes.changing === attribute.key && text.bringingBack}
            onClick={() => void changes.setRetired(attribute, false)}
          >
            {text.bringBack}
          </Button>
        )}
      />
    </details>
  );
