import { law } from '#wording/storefront/law.ts';
import { Checkbox } from '../../ui/field.tsx';
import { type Line, orderable } from '../basket/basket.ts';
import { LawNote } from '../parts/law-note.tsx';

export interface DeclarationProps {
  lines: readonly Line[];
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether something in the order is sold to adults alone. */
export const needsDeclaration = (lines: readonly Line[]): boolean =>
  orderable(lines).some(({ line }) => line.product?.adult);

/** What the law asks of the buyer, and the tick by which they say so: never ticked beforehand. */
export function Declaration({ lines, checked, onChange }: DeclarationProps) {
  const restricted = orderable(lines).flatMap(({ line }) => (line.product?.adult ? [line.product] : []));
  const [asked] = [...restricted.filter(({ imitation }) => imitation), ...restricted];
  if (!asked) return null;
  return (
    <div className="grid gap-2 rounded-md border border-edge p-3">
      <LawNote of={asked} />
      <Checkbox label={law.declare} checked={checked} onChange={({ target }) => onChange(target.checked)} />
    </div>
  );
}
