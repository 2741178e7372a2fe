import type { ReactNode } from 'react';
import { productForm as text } from '#wording/dashboard/product-form.ts';
import { categories } from '#wording/storefront/shop.ts';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FactFields, type FactsFailed } from './fact-fields.tsx';
import { Pair } from './pair.tsx';
import { PictureSlots } from './picture-slots.tsx';
import { TierFields } from './tier-fields.tsx';
import type { ProductFormState } from './use-product-form.ts';
import { features } from './values.ts';

const categoryOptions = Object.entries(categories).map(([value, label]) => ({ value, label }));
const statusOptions = [
  { value: '1', label: text.active },
  { value: '0', label: text.deactive },
];

export interface ProductFieldsProps {
  state: ProductFormState;
  /** Units held for unfinished checkouts, beside those in stock. */
  reserved?: number;
  /** What there is to say of the title. */
  titleHint?: ReactNode;
  factsFailed?: FactsFailed;
}

/** Every field of a product (spec.md section 2, 'Product edit' and 'New product'). */
export const ProductFields = ({ state, reserved = 0, titleHint, factsFailed }: ProductFieldsProps) => {
  const { form, pictures } = state;
  return (
    <>
      <Panel title={text.pictures}>
        <PictureSlots pictures={pictures} error={form.error('images')} />
      </Panel>
      <Details form={form} reserved={reserved} titleHint={titleHint} />
      <FactFields state={state} failed={factsFailed} />
      <Panel title={text.tiers}>
        <TierFields form={form} />
      </Panel>
      <Panel title={text.features}>
        <div className="grid gap-3">
          {features.map((name, place) => (
            <TextField
              key={name}
              label={text.feature(place + 1)}
              maxLength={200}
              autoComplete="off"
              {...form.field(name)}
            />
          ))}
        </div>
      </Panel>
    </>
  );
};

type DetailsProps = Pick<ProductFieldsProps, 'titleHint'> & {
  form: ProductFormState['form'];
  reserved: number;
};

const Details = ({ form, reserved, titleHint }: DetailsProps) => (
  <Panel title={text.details}>
    <div className="grid gap-4">
      <TextField
        label={text.title}
        hint={titleHint}
        maxLength={150}
        autoComplete="off"
        {...form.field('title')}
      />
      <TextArea
        label={text.description}
        hint={text.descriptionHint}
        rows={6}
        maxLength={5000}
        {...form.field('description')}
      />
      <Pair>
        <TextField
          label={text.price}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          {...form.field('price')}
        />
        <SelectField
          label={text.category}
          options={categoryOptions}
          placeholder={text.chooseCategory}
          {...form.field('category')}
        />
      </Pair>
      <Pair>
        <TextField
          label={text.quantity}
          hint={reserved > 0 ? text.reserved(reserved) : undefined}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('quantity')}
        />
        <SelectField
          label={text.status}
          hint={form.values.status === '0' ? text.deactiveHint : undefined}
          options={statusOptions}
          {...form.field('status')}
        />
      </Pair>
    </div>
  </Panel>
);
