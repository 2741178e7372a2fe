import { DrawingFrame } from './frame.tsx';

/** A paper target on its board: every shot went past the rings. */
export default function NotFoundDrawing({ className }: { className?: string }) {
  return (
    <DrawingFrame className={className}>
      <path d="M24 148H216" opacity=".35" />
      <path d="M92 122L80 148M148 122L160 148M84 140H156" />
      <path d="M70 12H158L170 24V122H70z" fill="currentColor" fillOpacity=".06" />
      <path d="M158 12V24H170" />
      <path d="M86 12V7H98V12M132 12V7H144V12" opacity=".6" />
      <circle cx="118" cy="70" r="34" opacity=".5" />
      <circle cx="118" cy="70" r="22" opacity=".5" />
      <circle cx="118" cy="70" r="10" opacity=".5" />
      <path d="M118 64V76M112 70H124" />
      <g fill="currentColor" stroke="none">
        <circle cx="82" cy="28" r="3.5" />
        <circle cx="157" cy="106" r="3.5" />
        <circle cx="160" cy="38" r="3.5" />
        <circle cx="203" cy="143" r="5" />
      </g>
      <path
        d="M22 112C44 82 56 70 58 66M206 130C204 118 198 110 188 104"
        strokeDasharray="1 7"
        opacity=".6"
      />
    </DrawingFrame>
  );
}
