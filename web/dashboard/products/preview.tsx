import { attributeField, type StaffAttribute } from '#contract/attribute.ts';
import { formatPence } from '#contract/money.ts';
import { readPrice } from '#contract/price.ts';
import type { Category } from '#database/enums.ts';
import { type AttributeValue, readValue } from '#shop/catalogue/attributes/attribute.ts';
import { unitPenceFrom } from '#shop/pricing/line.ts';
import { productForm as text } from '#wording/dashboard/product-form.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { specification } from '#wording/storefront/specification.ts';
import { fewUnits } from '../../storefront/parts/few-units.ts';
import { ShortDelivery } from '../../storefront/parts/short-delivery.tsx';
import { specificationOf } from '../../storefront/parts/specification.ts';
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
  const away = values.status === '0';
  return (
    <Panel title={text.preview}>
      <p className="mb-3 text-muted">{away ? text.notShown : text.previewHint}</p>
      <div className="mx-auto max-w-60 text-base">
        {main ? (
          <img
            src={main.url}
            alt=""
            className={`well block aspect-square w-full rounded-md! object-contain ${away ? 'opacity-50 [filter:grayscale(1)]' : ''}`}
          />
        ) : (
          <div className="well aspect-square rounded-md!" />
        )}
        <h3 className="mt-3 text-lg leading-tight font-semibold break-words">
          {values.title.trim() || text.untitled}
        </h3>
        <p className="figures mt-1 flex flex-wrap items-baseline gap-x-1.5">
          {pence > 0 ? (
            <>
              <span className="text-xl leading-tight font-bold">{formatPence(pence)}</span>
              <ShortDelivery pence={pence} />
            </>
          ) : (
            <span className="text-muted">{text.noPrice}</span>
          )}
        </p>
        <p className="figures mt-1 text-sm font-semibold">
          <Unusual values={values} pence={pence} />
        </p>
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

/** The one line that tells it from others, as on the shop's cards (storefront/parts/shop-card.tsx). */
function Unusual({ values, pence }: { values: ProductValues; pence: number }) {
  const units = values.quantity.trim() ? Number(values.quantity) : undefined;
  const tier = firstTier(values);
  if (units === 0) return <span className="text-muted">{shopCard.stock.none}</span>;
  if (units !== undefined && units <= fewUnits)
    return <span className="text-signal-text">{shopCard.stock.few(units)}</span>;
  return tier && pence > 0 ? shopCard.eachFrom(tier.quantity, formatPence(unitPenceFrom(pence, tier))) : null;
}

/** The first tier that is filled in. */
const firstTier = (values: ProductValues) =>
  tiers
    .map(({ quantity, percent }) => ({
      quantity: Number(values[quantity]),
      percent: Number(values[percent]),
    }))
    .find(({ quantity, percent }) => quantity > 0 && percent > 0);
