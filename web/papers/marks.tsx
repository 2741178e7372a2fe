import type { ReactNode } from 'react';
import { type Hazard, type UnNumber, unNumberOf } from '#shop/delivery/hazardous.ts';
import { marks as text } from '#wording/dashboard/packing.ts';

interface MarksProps {
  /** Of everything in the parcel. */
  lines: readonly { title: string; hazard: Hazard | null }[];
  /** On a label of 10 x 15 cm there is less room. */
  small?: boolean;
}

/** What the outside of a parcel must show for what is in it, drawn, so that nobody has to know it by heart. Nothing where it needs none. */
export function Marks({ lines, small = false }: MarksProps) {
  const gas = lines.some(({ hazard }) => hazard === 'gas');
  const batteries = lines.filter(({ hazard }) => hazard === 'lithium').map(({ title }) => unNumberOf(title));
  if (!gas && batteries.length === 0) return null;
  return (
    <section className="break-inside-avoid border-2 border-ink p-2">
      <p className="font-semibold">{text.road}</p>
      <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(40mm,1fr))] gap-2">
        {gas && (
          <Mark text={text.gas} small={small}>
            <LimitedQuantity className={small ? 'size-[15mm]' : 'size-[26mm]'} />
          </Mark>
        )}
        {batteries.length > 0 && (
          <Mark text={text.lithium} small={small}>
            <BatteryMark
              numbers={[...new Set(batteries)].toSorted()}
              className={small ? 'h-[15mm]' : 'h-[26mm]'}
            />
          </Mark>
        )}
      </div>
    </section>
  );
}

const Mark = ({ text, small, children }: { text: string; small: boolean; children: ReactNode }) => (
  <div className="flex items-center gap-2">
    <span className="flex-none">{children}</span>
    <p className={`min-w-0 ${small ? 'text-xs leading-tight' : 'text-sm'}`}>{text}</p>
  </div>
);

/** Dangerous goods in limited quantities (ADR 3.4.7): a square on its point, black above and below. */
const LimitedQuantity = ({ className }: { className: string }) => (
  <svg viewBox="0 0 100 100" role="img" aria-label={text.limited} className={className}>
    <polygon points="50,3 97,50 50,97 3,50" fill="#fff" stroke="#000" strokeWidth="3" />
    <polygon points="50,3 75,28 25,28" fill="#000" />
    <polygon points="50,97 75,72 25,72" fill="#000" />
  </svg>
);

/** The battery mark (ADR 5.2.1.9): red hatching, batteries of which one burns, and the UN number of each kind. */
const BatteryMark = ({ numbers, className }: { numbers: readonly UnNumber[]; className: string }) => (
  <svg viewBox="0 0 120 110" role="img" aria-label={text.battery(numbers)} className={className}>
    <rect width="120" height="110" fill="#fff" stroke="#000" />
    {hatching.map((at) => (
      <polygon key={at} points={`${at},0 ${at + 5},0 ${at - 105},110 ${at - 110},110`} fill="#c8102e" />
    ))}
    <rect x="7" y="7" width="106" height="96" fill="#fff" />
    {[22, 42, 62].map((x) => (
      <path key={x} d={`M${x} 32h4v-4h6v4h4v34h-14z`} fill="#000" />
    ))}
    <path d="M84 32h4v-4h6v4h4v12l-5 4 4 4-4 5 5 4v5h-14z" fill="#000" />
    <path d="M91 12c6 6 7 9 4 14-1-3-2-4-4-5-2 2-3 4-2 7-5-4-4-9 2-16z" fill="#c8102e" />
    {numbers.map((number, place) => (
      <text
        key={number}
        x="60"
        y={numbers.length > 1 ? 82 + place * 16 : 92}
        textAnchor="middle"
        fontSize={numbers.length > 1 ? 15 : 20}
        fontWeight="700"
        fontFamily="Arial, sans-serif"
      >
        {number}
      </text>
    ))}
  </svg>
);

/** Where the stripes begin along the top, wide enough for the slant. */
const hatching = Array.from({ length: 24 }, (_, place) => place * 10);
