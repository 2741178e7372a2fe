import type { ReactNode } from 'react';

/** How far something has come, such as an upload or the way to free delivery, with its words above it. */
export function Meter({ label, value, max }: { label: ReactNode; value: number; max: number }) {
  return (
    <label className="grid w-full gap-1.5 text-sm">
      <span>{label}</span>
      <progress className="meter" value={Math.min(value, max)} max={max} />
    </label>
  );
}
