import { DrawingFrame } from './frame.tsx';

/** A parcel with its label, ready to go. */
export default function NoOrdersDrawing({ className }: { className?: string }) {
  return (
    <DrawingFrame className={className}>
      <path d="M24 140H216" opacity=".35" />
      <path d="M60 62L120 44L180 62V118L120 140L60 118z" fill="currentColor" fillOpacity=".06" />
      <path d="M60 62L120 44L180 62L120 82z" fill="currentColor" fillOpacity=".16" />
      <path d="M120 82V140M90 53L150 72V92" />
      <path d="M132 112L166 100V116L132 128zM140 116L152 112" opacity=".6" />
      <path d="M22 84H44M14 100H44M26 116H44" opacity=".6" />
      <path d="M196 60C208 84 208 110 204 130" strokeDasharray="1 7" opacity=".6" />
      <circle cx="203" cy="135" r="5" fill="currentColor" stroke="none" />
    </DrawingFrame>
  );
}
