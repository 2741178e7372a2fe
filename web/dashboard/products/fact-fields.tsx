import { attributeField, type StaffAttribute } from '#contract/attribute.ts';
import { formatPence } from '#contract/money.ts';
import { maxValueLength } from '#shop/catalogue/attributes/attribute.ts';
import { productForm as text } from '#wording/dashboard/product-form.ts';
import { categories } from '#wording/storefront/shop.ts';
import { Button } from '../../ui/button.tsx';
import { CheckGroup } from '../../ui/check-group.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { marginOf } from './margin.ts';
import { Pair } from './pair.tsx';
import type { ProductFormState } from './use-product-form.ts';
import { attributesAsked } from './values.ts';

export interface FactsFailed {
  message: string;
  again: () => void;
}

interface FactFieldsProps {
  state: Pick<ProductFormState, 'form' | 'attributes'>;
  failed?: FactsFailed;
}

/** What the shop knows of a product beside its text: codes, cost, weight, and the attributes of its category. None is required. */
export const FactFields = ({ state: { form, attributes }, failed }: FactFieldsProps) => (
  <Panel title={text.facts}>
    <div className="grid gap-4">
      <Codes form={form} />
      {failed ? (
        <Notice tone="bad" title={text.factsFailed}>
          <p>{failed.message}</p>
          <Button kind="quiet" className="mt-3" onClick={failed.again}>
            {text.again}
          </Button>
        </Notice>
      ) : (
        <OfCategory form={form} asked={attributesAsked(attributes, form.values)} />
      )}
    </div>
  </Panel>
);

type Form = ProductFormState['form'];

const Codes = ({ form }: { form: Form }) => (
  <>
    <Pair>
      <TextField
        label={text.sku}
        hint={text.skuHint}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('sku')}
      />
      <TextField
        label={text.barcode}
        hint={text.barcodeHint}
        inputMode="numeric"
        maxLength={14}
        autoComplete="off"
        {...form.field('barcode')}
      />
    </Pair>
    <Pair>
      <TextField
        label={text.cost}
        hint={costHint(form.values)}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        {...form.field('cost')}
      />
      <TextField
        label={text.weight}
        hint={text.weightHint}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('weight')}
      />
    </Pair>
    <TextField
      label={text.shelf}
      hint={text.shelfHint}
      maxLength={20}
      autoComplete="off"
      {...form.field('shelf')}
    />
    <TextField
      label={text.slug}
      hint={text.slugHint}
      maxLength={80}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...form.field('slug')}
    />
    <SelectField label={text.soldTo} hint={text.soldToHint} options={soldTo} {...form.field('soldTo')} />
  </>
);

const soldTo = [
  { value: '', label: text.anybody },
  { value: 'adult', label: text.adults },
  { value: 'imitation', label: text.withDefence },
];

function costHint({ price, cost }: Form['values']): string {
  const margin = marginOf(price, cost);
  if (!margin) return text.costHint;
  return margin.pence < 0
    ? text.loss(formatPence(-margin.pence))
    : text.margin(formatPence(margin.pence), margin.percent);
}

function OfCategory({ form, asked }: { form: Form; asked: StaffAttribute[] }) {
  const category = Object.entries(categories).find(([name]) => name === form.values.category)?.[1];
  const missing = asked.filter(({ key }) => !form.values[attributeField(key)]?.trim()).length;
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <div>
        <h3 className="text-lg">{category ? text.factsOf(category) : text.facts}</h3>
        <p role="status" className="text-muted">
          {category ? text.missing(missing) : text.factsLater}
        </p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] items-start gap-4">
        {asked.map((attribute) => (
          <Fact key={attribute.key} attribute={attribute} form={form} />
        ))}
      </div>
    </div>
  );
}

const yesNo = [
  { value: 'true', label: text.yes },
  { value: 'false', label: text.no },
];

/** The field of one attribute, by its kind. */
function Fact({
  attribute: { key, label, unit, kind, choices },
  form,
}: {
  attribute: StaffAttribute;
  form: Form;
}) {
  const name = attributeField(key);
  const field = form.field(name);
  const options = choices.map((choice) => ({ value: choice, label: choice }));
  switch (kind) {
    case 'number':
      return (
        <TextField
          label={unit ? text.inUnit(label, unit) : label}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          {...field}
        />
      );
    case 'choice':
      return <SelectField label={label} options={options} placeholder={text.notStated} {...field} />;
    case 'choices':
      return (
        <CheckGroup
          className="col-span-full"
          label={label}
          options={options}
          value={field.value ? field.value.split('|') : []}
          error={field.error}
          onChange={(chosen) => form.set(name, chosen.join('|'))}
        />
      );
    case 'yes-no':
      return <SelectField label={label} options={yesNo} placeholder={text.notStated} {...field} />;
    case 'text':
      return <TextField label={label} maxLength={maxValueLength} autoComplete="off" {...field} />;
  }
}
