import { attributeKinds } from '#database/enums.ts';
import { attributes, attributeForm as text } from '#wording/dashboard/attributes.ts';
import { categories } from '#wording/storefront/shop.ts';
import { CheckGroup } from '../../ui/check-group.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import type { AttributeFormState } from './use-attribute-form.ts';
import { categoriesOf, isAmongChoices, keyOf } from './values.ts';

const kindOptions = attributeKinds.map((value) => ({ value, label: attributes.kinds[value] }));
const categoryOptions = Object.entries(categories).map(([value, label]) => ({ value, label }));
const filterOptions = [{ value: '1', label: text.filter }];

interface AttributeFieldsProps {
  form: AttributeFormState['form'];
  isNew?: boolean;
}

/** Every field of an attribute. The key of a new one follows its label until somebody types one. */
export function AttributeFields({ form, isNew }: AttributeFieldsProps) {
  const { values } = form;
  const follows = isNew && values.key === keyOf(values.label);
  return (
    <div className="grid gap-4">
      <TextField
        label={text.label}
        hint={text.labelHint}
        maxLength={60}
        autoComplete="off"
        {...form.field('label')}
        onChange={({ target }) => {
          form.set('label', target.value);
          if (follows) form.set('key', keyOf(target.value));
        }}
      />
      <TextField
        label={text.key}
        hint={isNew ? text.keyHint : text.keyFixed}
        readOnly={!isNew}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('key')}
      />
      <SelectField
        label={text.kind}
        hint={text.kindHint}
        options={kindOptions}
        placeholder={isNew ? text.chooseKind : undefined}
        {...form.field('kind')}
      />
      {values.kind === 'number' && (
        <TextField
          label={text.unit}
          hint={text.unitHint}
          maxLength={10}
          autoComplete="off"
          {...form.field('unit')}
        />
      )}
      {isAmongChoices(values.kind) && (
        <TextArea label={text.choices} hint={text.choicesHint} rows={8} {...form.field('choices')} />
      )}
      <CheckGroup
        label={text.categories}
        options={categoryOptions}
        value={categoriesOf(values)}
        error={form.error('categories')}
        onChange={(chosen) => form.set('categories', chosen.join())}
      />
      <CheckGroup
        label={attributes.filter}
        options={filterOptions}
        value={[values.filter]}
        onChange={(chosen) => form.set('filter', chosen.join())}
      />
    </div>
  );
}
