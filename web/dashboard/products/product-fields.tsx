import type { ReactNode } from 'react';
import { productForm as said } from '#wording/dashboard/product-form.ts';
import { categories } from '#wording/storefront/shop.ts';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PictureSlots } from './picture-slots.tsx';
import { TierFields } from './tier-fields.tsx';
import type { ProductFormState } from './use-product-form.ts';
import { features } from './values.ts';

const categoryOptions = Object.entries(categories).map(([value, label]) => ({ value, label }));
const statusOptions = [
  { value: '1', label: said.active },
  { value: '0', label: said.deactive },
];

export interface ProductFieldsProps {
  state: ProductFormState;
  /** Units held for unfinished checkouts, beside those in stock. */
  reserved?: number;
  /** What there is to say of the title. */
  titleHint?: ReactNode;
}

/** Every field of a product (spec.md section 2, 'Product edit' and 'New product'). */
export const ProductFields = ({ state: { form, pictures }, reserved = 0, titleHint }: ProductFieldsProps) => (
  <>
    <Panel title={said.pictures}>
      <PictureSlots pictures={pictures} error={form.error('images')} />
    </Panel>
    <Panel title={said.details}>
      <div className="grid gap-4">
        <TextField
          label={said.tittle}
          hint={titleHint}
          maxLength={150}
          autoComplete="off"
          {...form.field('title')}
        />
        <TextArea
          label={said.description}
          hint={said.descriptionHint}
          rows={6}
          maxLength={5000}
          {...form.field('description')}
        />
        <Pair>
          <TextField
            label={said.price}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            {...form.field('price')}
          />
          <SelectField
            label={said.category}
            options={categoryOptions}
            placeholder={said.chooseCategory}
            {...form.field('category')}
          />
        </Pair>
        <Pair>
          <TextField
            label={said.quantity}
            hint={reserved > 0 ? said.reserved(reserved) : undefined}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('quantity')}
          />
          <SelectField
            label={said.status}
            hint={form.values.status === '0' ? said.deactiveHint : undefined}
            options={statusOptions}
            {...form.field('status')}
          />
        </Pair>
      </div>
    </Panel>
    <Panel title={said.tiers}>
      <TierFields form={form} />
    </Panel>
    <Panel title={said.features}>
      <div className="grid gap-3">
        {features.map((name, place) => (
          <TextField
            key={name}
            label={said.feature(place + 1)}
            maxLength={200}
            autoComplete="off"
            {...form.field(name)}
          />
        ))}
      </div>
    </Panel>
  </>
);

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4 desk:grid-cols-2">{children}</div>
);
