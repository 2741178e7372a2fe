import { DrawingFrame } from './frame.tsx';

/** A closed hard case with a blank label. */
export default function NoGunsDrawing({ className }: { className?: string }) {
  return (
    <DrawingFrame className={className}>
      <path d="M24 140H216" opacity=".35" />
      <rect x="44" y="58" width="152" height="82" rx="8" fill="currentColor" fillOpacity=".06" />
      <path d="M44 92H196" />
      <path d="M96 58V48C96 44 99 41 103 41H137C141 41 144 44 144 48V58" />
      <path d="M66 84H82V102H66zM158 84H174V102H158z" fill="currentColor" fillOpacity=".16" />
      <path d="M98 106H142V126H98zM106 116H128" opacity=".6" />
      <path d="M54 68V80M54 104V128M186 68V80M186 104V128" opacity=".45" />
      <path d="M176 20C194 28 208 60 209 128" strokeDasharray="1 7" opacity=".6" />
      <circle cx="209" cy="135" r="5" fill="currentColor" stroke="none" />
    </DrawingFrame>
  );
}
