import { inquiryRules } from '#contract/inquiry-rules.ts';
import { fields } from '#wording/fields.ts';
import { contact } from '#wording/storefront/contact.ts';
import type { useForm } from '../../browser/form.ts';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { type Inquiry, isWeekend, today } from './inquiry.ts';

export type InquiryFormState = ReturnType<typeof useForm<Inquiry>>;

/** What an inquiry asks for beyond the rest, by its type. */
export function TypeFields({ form }: { form: InquiryFormState }) {
  switch (form.values.type) {
    case 'trade':
      return <TradeFields form={form} />;
    case 'bulk':
      return <BulkFields form={form} />;
    case 'special':
      return <SpecialFields form={form} />;
    default:
      return null;
  }
}

const TradeFields = ({ form }: { form: InquiryFormState }) => (
  <>
    <TextField
      label={contact.businessName}
      {...form.field('businessName')}
      autoComplete="organization"
      maxLength={inquiryRules.businessName.max}
      required
    />
    <TextArea
      label={contact.businessInquiry}
      hint={contact.businessInquiryHint}
      {...form.field('businessInquiry')}
      rows={3}
      maxLength={inquiryRules.businessInquiry.max}
      required
    />
  </>
);

const BulkFields = ({ form }: { form: InquiryFormState }) => (
  <>
    <TextArea
      label={contact.itemType}
      hint={contact.itemTypeHint}
      {...form.field('itemType')}
      rows={3}
      maxLength={inquiryRules.itemType.max}
      required
    />
    <TextField
      label={contact.quantity}
      hint={contact.quantityHint}
      {...form.field('quantity')}
      onChange={(event) => form.set('quantity', event.target.value.replace(/\D/g, ''))}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      className="max-w-48"
      required
    />
    <TextArea
      label={contact.address}
      hint={contact.addressHint}
      {...form.field('address')}
      rows={3}
      autoComplete="street-address"
      maxLength={inquiryRules.address.max}
      required
    />
  </>
);

const SpecialFields = ({ form }: { form: InquiryFormState }) => {
  const { deliveryDate } = form.values;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="grid content-start gap-1">
          <TextField
            label={contact.deliveryDate}
            hint={contact.deliveryDateHint}
            {...form.field('deliveryDate')}
            type="date"
            min={today()}
            max="9999-12-31"
            required
          />
          <p role="status" className="text-sm font-semibold text-amber empty:hidden">
            {deliveryDate && isWeekend(deliveryDate) && contact.weekend}
          </p>
        </div>
        <SelectField
          label={contact.deliveryTime}
          hint={contact.deliveryTimeHint}
          {...form.field('deliveryTime')}
          options={contact.slots.map((slot) => ({ value: slot, label: slot }))}
          placeholder={contact.chooseTime}
          required
        />
      </div>
      <TextArea
        label={
          <>
            {contact.instructions} <span className="font-normal text-muted">{fields.optional}</span>
          </>
        }
        hint={contact.instructionsHint}
        {...form.field('instructions')}
        rows={3}
        maxLength={inquiryRules.instructions.max}
      />
    </>
  );
};
