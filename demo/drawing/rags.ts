import { print, words } from './print.ts';
import { flipped, type Lie, type Point, relief } from './relief.ts';
import { cloth, stitched } from './sewing.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, contrast, darker, fill, lighter, n, stroke } from './svg.ts';

/** What a dead rag is: w x h mm of hemmed cotton with a word printed on both sides. */
interface Rag {
  w: number;
  h: number;
  colour: string;
  word: string;
}

/** A dead rag that was folded and is spread out, with a loop to hang it by at one corner. */
export function rag(of: Rag): Thing {
  const { w, h } = of;
  return {
    art: ragFront(of),
    frame: [-w / 2 - 15, -h / 2 - 14, w + 18, h + 17],
    rests: 'lies',
  };
}

/** The same turned over, the corner with the loop folded back so that the front shows there. */
export function ragTurned(of: Rag): Thing {
  const { w, h, colour } = of;
  // Where the fold meets the upper and the right edge, and how far its roll stands out between them.
  const [top, side]: [Point, Point] = [
    [w * 0.24, -h / 2],
    [w / 2, -h * 0.08],
  ];
  const [dx, dy] = [side[0] - top[0], side[1] - top[1]];
  const long = Math.hypot(dx, dy);
  const off = (by: number) => {
    const [x, y] = [(by * dy) / long, (-by * dx) / long];
    return `M${n(top[0] + x)} ${n(top[1] + y)}Q${n((top[0] + side[0]) / 2 + x * 1.2)} ${n((top[1] + side[1]) / 2 + y * 1.2)} ${n(side[0] + x)} ${n(side[1] + y)}`;
  };
  const within = `${off(3)}L${w} ${n(h * 0.1)}V${h}H${-w}V${-h}H${n(top[0])}z`;
  const turn = (2 * Math.atan2(dy, dx) * 180) / Math.PI - 180;
  const flap = at(...top, at(top[0], -top[1], ragFront(of)), turn);
  // The tip lies as far this side of the fold as the corner was beyond it.
  const beyond = ((w / 2 - top[0]) * dy) / long;
  const tip: Point = [w / 2 - (2 * beyond * dy) / long, -h / 2 + (2 * beyond * dx) / long];
  const shade = `M${[top, side, tip].map((point) => point.map(n).join(' ')).join('L')}z`;
  const roll =
    blurred(1.6, stroke(off(3), darker(colour, 0.8), 4, 0.6)) +
    blurred(3, stroke(off(-6), lighter(colour, 0.7), 7, 0.4)) +
    blurred(5, stroke(off(-19), darker(colour, 0.8), 9, 0.2));
  const art = clipped(
    within,
    ragFace(of, { ...flipped(ragLie(w, h)), crushed: [] }, turnedHem(of)) +
      clipped(ragOutline(w, h), at(3, 8, blurred(6, fill(shade, darker(colour, 0.85))))) +
      flap +
      clipped(shade, roll),
  );
  return { art, frame: [-w / 2 - 3, -h / 2 - 3, w + 6, h + 6], rests: 'lies' };
}

function ragFront(of: Rag): string {
  const { w, h, colour } = of;
  const [l, t] = [-w / 2, -h / 2];
  const tack = `${box(-8, 3, 16, 9, 1)}M-8 3L8 12M8 3L-8 12`;
  return (
    at(l + 6, t + 6, hangingLoop(darker(colour, 0.22)), -48) +
    ragFace(of, ragLie(w, h), at(l + 6, t + 6, stitched(tack, colour, 1), -48))
  );
}

/** One side, as it lies; what is sewn there lies beneath the print. */
function ragFace({ w, h, colour, word }: Rag, lie: Lie, sewn: string): string {
  const [l, t] = [-w / 2, -h / 2];
  const d = ragOutline(w, h);
  const creases = `M0 ${n(t)}C2 ${n(t * 0.4)} -2 ${n(h * 0.2)} 1 ${n(-t)}M${n(l)} ${n(h * 0.02)}C${n(l * 0.4)} -3 ${n(w * 0.2)} 4 ${n(-l)} 0`;
  return (
    cloth(d, colour, 6) +
    stitched(box(l + 9, t + 8, w - 18, h - 16, 2), colour, 1.3) +
    sewn +
    print([
      words(word, {
        x: 0,
        y: h * 0.13,
        size: h * 0.34,
        weight: 800,
        anchor: 'middle',
        colour: contrast(colour),
        track: 0.1,
        within: w * 0.72,
      }),
    ]) +
    clipped(
      d,
      // The folds go through the print as well.
      relief([l - 6, t - 6, w + 12, h + 12], lie) +
        blurred(2.4, stroke(creases, '#0b0c08', 3, 0.22)) +
        at(-2, -2, blurred(1.6, stroke(creases, '#fff', 2.2, 0.2))),
    )
  );
}

/** At the back the hem is turned in: its edge stands up from the cloth beside the seam. */
function turnedHem({ w, h, colour }: Rag): string {
  const edge = box(-w / 2 + 11, -h / 2 + 10, w - 22, h - 20, 1);
  return (
    at(1, 1.4, blurred(1.2, stroke(edge, darker(colour, 0.8), 2.4, 0.5))) +
    at(-0.8, -0.8, stroke(edge, lighter(colour, 0.4), 0.9, 0.5))
  );
}

/** Nearly straight: cotton that was hemmed and washed. */
function ragOutline(w: number, h: number): string {
  const edge = (x: number, y: number) => `${n((x * w) / 2)} ${n((y * h) / 2)}`;
  return `M${edge(-0.98, -0.98)}C${edge(-0.7, -1.01)} ${edge(-0.5, -0.96)} ${edge(-0.2, -0.985)}C${edge(0.1, -1.01)} ${edge(0.3, -0.96)} ${edge(0.55, -0.985)}C${edge(0.75, -1.005)} ${edge(0.9, -0.98)} ${edge(0.99, -1)}C${edge(1.01, -0.7)} ${edge(0.97, -0.4)} ${edge(0.985, -0.1)}C${edge(1, 0.2)} ${edge(0.965, 0.5)} ${edge(1, 0.98)}C${edge(0.7, 1.01)} ${edge(0.5, 0.96)} ${edge(0.2, 0.985)}C${edge(-0.1, 1.01)} ${edge(-0.4, 0.955)} ${edge(-0.6, 0.98)}C${edge(-0.8, 1)} ${edge(-0.9, 0.985)} ${edge(-1, 1)}C${edge(-0.97, 0.6)} ${edge(-1.01, 0.3)} ${edge(-0.98, 0)}C${edge(-0.96, -0.3)} ${edge(-1, -0.6)} ${edge(-0.98, -0.98)}z`;
}

/** Cloth that was opened out by hand: folds that run from the corners and the edges. */
function ragLie(w: number, h: number): Lie {
  const on = (x: number, y: number): Point => [(x * w) / 2, (y * h) / 2];
  return {
    folds: [
      [on(-0.95, -0.9), on(-0.5, -0.3), on(-0.3, 0.6), 12, 5],
      [on(-0.98, -0.7), on(-0.72, 0), on(-0.7, 0.9), 9, 4],
      [on(-0.45, -1), on(-0.2, -0.5), on(0.3, -0.1), 10, 4],
      [on(1, -0.6), on(0.5, -0.4), on(0.25, 0.5), 12, 5],
      [on(0.6, 1), on(0.62, 0.4), on(0.8, -0.5), 10, 4.5],
      [on(-0.2, 1), on(-0.1, 0.6), on(0.2, 0.1), 9, 3.6],
      [on(0.25, -1), on(0.4, -0.7), on(0.8, -0.6), 8, 3.4],
    ],
    crushed: [[0, 0, w * 0.7, h * 0.7, 34, 1.3]],
    seed: 6,
  };
}

/** A loop of tape, sewn in under a corner (at 0 0), large enough for a karabiner. */
function hangingLoop(colour: string): string {
  const d = 'M-6.5 12V-11a6.5 6.5 0 0 1 13 0V12';
  return (
    stroke(d, darker(colour, 0.6), 7.2) +
    stroke(d, colour, 6.2) +
    at(-0.6, -0.8, stroke(d, lighter(colour, 0.5), 2, 0.3)) +
    stitched(d, colour, 0.8)
  );
}
