import { X } from 'lucide-react';
import { list } from '#wording/dashboard.ts';
import { Button } from '../../ui/button.tsx';
import { useAddress } from './address.ts';

/** Says that a list shows only some rows, those that the overview counted, and lets go of that. */
export function Picked({ label }: { label: string }) {
  const { set } = useAddress();
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong>{label}</strong>
      <Button kind="quiet" icon={<X size={14} aria-hidden />} onClick={() => set({ show: '', filter: '' })}>
        {list.clear}
      </Button>
    </p>
  );
}
