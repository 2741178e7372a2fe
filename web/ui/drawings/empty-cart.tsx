import { DrawingFrame } from './frame.tsx';

/** An open carton with nothing in it, and a BB that is on its way. */
export default function EmptyCartDrawing({ className }: { className?: string }) {
  return (
    <DrawingFrame className={className}>
      <path d="M24 140H216" opacity=".35" />
      <path d="M64 78L116 94V140L64 124zM116 94L178 76V122L116 140z" fill="currentColor" fillOpacity=".06" />
      <path d="M64 78L124 62L178 76L116 94z" fill="currentColor" fillOpacity=".16" />
      <path d="M124 62V74L84 84M124 74L158 82" opacity=".45" />
      <path d="M64 78L44 92L96 110L116 94M116 94L140 110L200 90L178 76M64 78L52 62L110 48L124 62M178 76L192 60L136 47L124 62" />
      <path d="M74 116L88 120M152 118L168 113M152 125L162 122" opacity=".6" />
      <path d="M22 30C58 8 100 12 122 34" strokeDasharray="1 7" opacity=".6" />
      <circle cx="128" cy="42" r="5" fill="currentColor" stroke="none" />
    </DrawingFrame>
  );
}
