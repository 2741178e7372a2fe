import { attributeField, type StaffAttribute } from '#contract/attribute.ts';
import { formatPence } from '#contract/money.ts';
import { readPrice } from '#contract/price.ts';
import type { Category } from '#database/enums.ts';
import { type AttributeValue, readValue } from '#shop/catalogue/attributes/attribute.ts';
import { productForm as text } from '#wording/dashboard/product-form.ts';
import { specification } from '#wording/storefront/specification.ts';
import { specificationOf } from '../../storefront/parts/specification.ts';
import { Badge, StatusPill } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from '../parts/facts.tsx';
import type { ProductFormState } from './use-product-form.ts';
import { attributesAsked, type ProductValues, tiers } from './values.ts';

/** The product as a card of the shop, as the form stands. */
export function Preview({ state: { form, pictures, attributes } }: { state: ProductFormState }) {
  const { values } = form;
  const [main] = pictures.pictures;
  const read = readPrice(values.price);
  const pence = 'pence' in read ? read.pence : 0;
  const best = bestTier(values);
  const away = values.status === '0';
  return (
    <Panel title={text.preview}>
      <p className="mb-3 text-muted">{away ? text.notShown : text.previewHint}</p>
      <div className={`panel mx-auto max-w-60 overflow-hidden text-base ${away ? 'border-dashed' : ''}`}>
        <div className="relative">
          {main ? (
            <img
              src={main.url}
              alt=""
              className={`well block aspect-square w-full object-contain ${away ? 'opacity-50 grayscale' : ''}`}
            />
          ) : (
            <div className="well aspect-square" />
          )}
          {best && (
            <Badge tone="signal" className="absolute top-2 left-2">
              {text.save(best.percent)}
            </Badge>
          )}
        </div>
        <div className="grid gap-2 p-3">
          <h3 className="text-lg leading-snug font-semibold break-words">
            {values.title.trim() || text.untitled}
          </h3>
          <p className="figures text-xl leading-tight font-bold">
            {pence > 0 ? formatPence(pence) : <span className="text-base text-muted">{text.noPrice}</span>}
          </p>
          {best && pence > 0 && (
            <p className="figures text-sm font-semibold text-signal-text">
              {text.from(formatPence(Math.round((pence * (100 - best.percent)) / 100)), best.quantity)}
            </p>
          )}
          {values.quantity.trim() && <Stock units={Number(values.quantity)} />}
        </div>
      </div>
      <Specification values={values} attributes={attributes} />
    </Panel>
  );
}

/** What its page tells of it, beside what stands on the card; what is wrong is left out. */
function Specification({ values, attributes }: { values: ProductValues; attributes: StaffAttribute[] }) {
  const asked = attributesAsked(attributes, values);
  const stated = asked.flatMap((attribute): [string, AttributeValue][] => {
    const read = readValue(attribute, values[attributeField(attribute.key)]);
    return 'refused' in read || read.value === undefined ? [] : [[attribute.key, read.value]];
  });
  const facts = specificationOf(
    {
      category: values.category as Category,
      attributes: Object.fromEntries(stated),
      weightGrams: Number(values.weight) || null,
      sku: values.sku.trim(),
      barcode: values.barcode.trim(),
    },
    attributes,
  );
  if (facts.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="mb-2 text-lg">{specification.title}</h3>
      <Facts facts={facts.map(({ label, value }) => [label, value])} />
    </div>
  );
}

/** As on the shop's cards: few are 5 or fewer. */
function Stock({ units }: { units: number }) {
  const [tone, label] =
    units > 5
      ? (['good', text.inStock] as const)
      : units > 0
        ? (['wait', text.fewLeft(units)] as const)
        : (['bad', text.soldOut] as const);
  return (
    <div>
      <StatusPill tone={tone}>{label}</StatusPill>
    </div>
  );
}

/** The highest tier that is filled in. */
const bestTier = (values: ProductValues) =>
  tiers
    .map(({ quantity, percent }) => ({
      quantity: Number(values[quantity]),
      percent: Number(values[percent]),
    }))
    .findLast(({ quantity, percent }) => quantity > 0 && percent > 0);
