import { useState } from 'react';
import { decodeSavedAttribute, type StaffAttribute } from '#contract/attribute.ts';
import type { ListedProduct } from '#contract/product.ts';
import { axesAmong, proposedAxes } from '#shop/catalogue/families/axes.ts';
import { familyProblem } from '#shop/catalogue/families/family.ts';
import { familyText } from '#shop/catalogue/families/problem-text.ts';
import { commonTitle } from '#shop/catalogue/families/title.ts';
import { maxAxes } from '#shop/catalogue/limits.ts';
import { families as text } from '#wording/dashboard/families.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { TickedBar, type Ticks } from '../lists/ticks.tsx';
import type { PagedList } from '../lists/use-paged-list.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import { ArchiveTicked } from './archive-ticked.tsx';

interface TickedProductsProps {
  list: PagedList<ListedProduct>;
  ticks: Ticks<ListedProduct>;
}

/** What can be done with many products at once: a family, and the archive or back. */
export function TickedProducts({ list, ticks }: TickedProductsProps) {
  const { ask } = useDashboard();
  const [attributes, setAttributes] = useState<StaffAttribute[]>();
  const [reading, setReading] = useState(false);
  const open = async () => {
    setReading(true);
    const answer = await ask('/dash-attributes', {});
    setReading(false);
    if (answer.status === 200) setAttributes(answer.data.map(decodeSavedAttribute));
    else notify(answer.message, { tone: 'bad' });
  };
  const moved = () => {
    ticks.clear();
    list.again();
  };
  const made = () => {
    setAttributes(undefined);
    moved();
  };
  return (
    <>
      <TickedBar list={list} ticks={ticks}>
        <ArchiveTicked products={ticks.rows} onMoved={moved} />
        <Button disabled={ticks.rows.length < 2} busy={reading && text.reading} onClick={() => void open()}>
          {text.make}
        </Button>
      </TickedBar>
      {attributes && (
        <MakeFamily
          products={ticks.rows}
          attributes={attributes}
          onMade={made}
          onClose={() => setAttributes(undefined)}
        />
      )}
    </>
  );
}

interface MakeFamilyProps {
  products: readonly ListedProduct[];
  attributes: StaffAttribute[];
  onMade: () => void;
  onClose: () => void;
}

/** By what they differ, and how the family will look; what stands in the way is said before anything is sent. */
function MakeFamily({ products, attributes, onMade, onClose }: MakeFamilyProps) {
  const { ask } = useDashboard();
  const choices = axesAmong(products, attributes);
  const [axes, setAxes] = useState(() => proposedAxes(products, choices));
  const [title, setTitle] = useState(() => commonTitle(products.map((product) => product.title)));
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const problem = familyProblem(products, axes, attributes);
  const isChosen = axes.length > 0;
  const save = async () => {
    setBusy(true);
    const answer = await ask('/dash-family', { title, axes, productIds: products.map(({ id }) => id) });
    setBusy(false);
    if (answer.status !== 200) return setFailure(answer.message);
    notify(text.made(products.length), { tone: 'good' });
    onMade();
  };
  return (
    <Dialog
      open
      title={text.title(products.length)}
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            kind="primary"
            disabled={!isChosen || Boolean(problem)}
            busy={busy && text.saving}
            onClick={() => void save()}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <label className="grid gap-1 font-semibold">
          {text.name}
          <input
            value={title}
            maxLength={150}
            onChange={({ target }) => setTitle(target.value)}
            className="input"
          />
          <span className="text-sm font-normal text-muted">{text.nameHint}</span>
        </label>
        <fieldset className="grid gap-1">
          <legend className="font-semibold">{text.axes}</legend>
          {choices.map(({ key, label }) => (
            <label key={key} className="flex min-h-11 items-center gap-2 desk:min-h-8">
              <input
                type="checkbox"
                checked={axes.includes(key)}
                disabled={!axes.includes(key) && axes.length >= maxAxes}
                onChange={({ target }) =>
                  setAxes(target.checked ? [...axes, key] : axes.filter((other) => other !== key))
                }
                className="size-4 accent-olive"
              />
              {label}
            </label>
          ))}
          {choices.length === 0 && <p>{text.same}</p>}
        </fieldset>
        <div role="status" className="empty:hidden">
          {isChosen && problem && <Notice tone="bad" title={familyText(problem)} />}
          {failure && <Notice tone="bad" title={failure} />}
        </div>
        {isChosen && <Members products={products} axes={choices.filter(({ key }) => axes.includes(key))} />}
      </div>
    </Dialog>
  );
}

const Members = ({ products, axes }: Pick<MakeFamilyProps, 'products'> & { axes: StaffAttribute[] }) => (
  <table className="w-full text-left text-sm">
    <caption className="sr-only">{text.preview}</caption>
    <thead>
      <tr>
        {axes.map(({ key, label }) => (
          <th key={key} scope="col" className="py-1 pr-3">
            {label}
          </th>
        ))}
        <th scope="col" className="py-1">
          {text.product}
        </th>
      </tr>
    </thead>
    <tbody>
      {products.map(({ id, title, attributes }) => (
        <tr key={id} className="border-t border-line">
          {axes.map(({ key, unit }) => (
            <td key={key} className="py-1 pr-3 font-semibold">
              {attributes[key] === undefined ? text.unstated : `${attributes[key]} ${unit}`.trim()}
            </td>
          ))}
          <td className="py-1">{title}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
