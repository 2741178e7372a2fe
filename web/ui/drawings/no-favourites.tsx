import { DrawingFrame } from './frame.tsx';

/** A heart on a label that hangs from a peg. */
export default function NoFavouritesDrawing({ className }: { className?: string }) {
  return (
    <DrawingFrame className={className}>
      <path d="M24 140H216" opacity=".35" />
      <path d="M84 62L120 38L156 62V132H84z" fill="currentColor" fillOpacity=".06" />
      <circle cx="120" cy="56" r="5" />
      <path d="M120 51C112 36 128 28 120 12M96 12H144" opacity=".6" />
      <path
        d="M120 118L101 99C91 88 97 75 108 75C114 75 118 79 120 83C122 79 126 75 132 75C143 75 149 88 139 99z"
        fill="currentColor"
        fillOpacity=".16"
      />
      <path d="M176 96C194 104 202 118 204 130" strokeDasharray="1 7" opacity=".6" />
      <circle cx="204" cy="135" r="5" fill="currentColor" stroke="none" />
    </DrawingFrame>
  );
}
