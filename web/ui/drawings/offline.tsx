import { DrawingFrame } from './frame.tsx';

/** A battery whose plug is drawn from its lead. */
export default function OfflineDrawing({ className }: { className?: string }) {
  return (
    <DrawingFrame className={className}>
      <path d="M10 131H216" opacity=".35" />
      <rect x="22" y="86" width="92" height="44" rx="5" fill="currentColor" fillOpacity=".06" />
      <path d="M32 86V130M46 102H76M46 114H66M90 103V113M85 108H95" opacity=".6" />
      <path d="M114 100C134 100 124 64 136 56M114 114C146 114 132 76 144 66" />
      <path d="M132 52L146 42L160 60L146 71z" fill="currentColor" fillOpacity=".16" />
      <path d="M154 50L161 45M159 57L166 52" />
      <path d="M179 22L193 12L207 31L193 41z" fill="currentColor" fillOpacity=".16" />
      <path d="M202 18C214 8 222 14 230 8M206 26C218 18 226 24 236 18" />
      <path d="M168 28L164 20M176 48L184 54M160 34L152 32" opacity=".6" />
      <circle cx="150" cy="125" r="5" fill="currentColor" stroke="none" />
    </DrawingFrame>
  );
}
