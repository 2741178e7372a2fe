import { lying, screw } from './materials.ts';
import { at, darker, fill, lighter, linear, n, oval, stroke } from './svg.ts';

type Spot = [x: number, y: number];

/** A rod that sticks out of a side of something flat, from where it leaves it to its tip, in mm; what is on its end is drawn about 0 0. */
export interface Rod {
  from: Spot;
  to: Spot;
  across: number;
  colour: string;
  end?: string;
}

/** A thumbwheel that lies in something flat, so many mm thick: its middle, and how its rim runs outside, from one end to the other. */
export interface Wheel {
  middle: Spot;
  rim: Spot[];
  thick: number;
  colour: string;
}

/** How something flat is seen at an angle: about its middle, turned by some degrees, foreshortened, and how much of its height shows. */
interface View {
  about: Spot;
  turn: number;
  squash: number;
  rise: number;
}

const brass = '#c8a24a';

/** The brass valve that gas is filled through. */
export const fillValve = (from: Spot, to: Spot): Rod => ({
  from,
  to,
  across: 6,
  colour: brass,
  end: fill(oval(0, 0, 1.7), '#2a1f08') + fill(oval(-0.1, -0.1, 0.7), lighter(brass, 0.5)),
});

/** The screw that drives a CO2 bulb onto its needle. */
export const piercingScrew = (from: Spot, to: Spot): Rod => ({
  from,
  to,
  across: 13,
  colour: '#8a8b84',
  end: stroke(oval(0, 0, 5.9), '#33342f', 0.5, 0.7) + screw(0, 0, 5, '#7a7b74'),
});

/** A rod as it is seen from straight above what it sticks out of. */
export function rodFlat({ from, to, across, colour }: Rod): string {
  const [long, r] = [Math.hypot(to[0] - from[0], to[1] - from[1]), across / 2];
  const tube = `M${n(-long)} ${n(-r)}H${n(-r * 0.15)}L0 ${n(-r * 0.8)}V${n(r * 0.8)}L${n(-r * 0.15)} ${n(r)}H${n(-long)}z`;
  return along(from, to, to, lying(tube, colour, 0.9));
}

/**
 * A rod whose tip points towards us, in mm about the middle of what it sticks out of, which is turned by some degrees and
 * foreshortened: a tube that stays round, and its end.
 */
export function rodTurned({ from, to, across, colour, end = '' }: Rod, view: View): string {
  const [foot, tip] = [seenFrom(view, from), seenFrom(view, to)];
  const long = Math.hypot(tip[0] - foot[0], tip[1] - foot[1]);
  const r = across / 2;
  // As much of a circle round it as is seen along it.
  const round = Math.sqrt(1 - Math.min(1, long / Math.hypot(to[0] - from[0], to[1] - from[1])) ** 2);
  const arc = (x: number, y: number) => `A${n(r * round)} ${n(r)} 0 0 1 ${n(x)} ${n(y)}`;
  const tube = `M${n(-long)} ${n(-r)}H0${arc(0, r)}H${n(-long)}${arc(-long, -r)}z`;
  const face =
    fill(oval(0, 0, r), lighter(colour, 0.35)) +
    stroke(oval(0, 0, r * 0.94), darker(colour, 0.5), r * 0.08, 0.6) +
    end;
  return along(foot, tip, tip, `${lying(tube, colour, 0.9)}<g transform="scale(${n(round)} 1)">${face}</g>`);
}

/** A place at the middle of the height of something flat, seen at an angle; `up` is how many mm it is above that. */
function seenFrom({ about, turn, squash, rise }: View, [x, y]: Spot, up = 0): Spot {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [right, down] = [x - about[0], y - about[1]];
  return [right * cos - down * sin, (right * sin + down * cos) * squash - up * rise];
}

const line = (spots: Spot[]) => `M${spots.map((spot) => spot.map(n).join(' ')).join('L')}`;

/** The part of a thumbwheel that stands out of something flat towards us: its slot, its ribbed rim, its upper face. */
export function wheelTurned({ middle, rim, thick, colour }: Wheel, view: View): string {
  const at = (up: number) => rim.map((spot) => seenFrom(view, spot, up));
  const [upper, lower] = [at(thick / 2), at(-thick / 2)];
  const [first = middle, last = middle] = [rim[0], rim.at(-1)];
  const slot = [
    seenFrom(view, first, thick / 2 + 1),
    seenFrom(view, last, thick / 2 + 1),
    seenFrom(view, last, -thick / 2 - 1),
    seenFrom(view, first, -thick / 2 - 1),
  ];
  const band = `${line([...upper, ...lower.reverse()])}z`;
  const ribs = rim
    .filter((_, i) => i % 2)
    .map((spot) => line([seenFrom(view, spot, thick / 2), seenFrom(view, spot, -thick / 2)]));
  const round = linear('x', [
    [0, darker(colour, 0.35)],
    [0.3, lighter(colour, 0.35)],
    [1, darker(colour, 0.6)],
  ]);
  const face = `${line(upper)}z`;
  return (
    fill(`${line(slot)}z`, '#0b0c08') +
    fill(band, round) +
    stroke(ribs.join(''), '#0b0c08', 0.8, 0.65) +
    fill(face, lighter(colour, 0.22)) +
    stroke(line(upper), lighter(colour, 0.6), 0.4, 0.7)
  );
}

/** The same from straight above. */
export function wheelFlat({ middle, rim, colour }: Wheel): string {
  const face = `${line([...rim, middle])}z`;
  const teeth = rim
    .filter((_, i) => i % 2)
    .map(([x, y]) =>
      line([
        [x, y],
        [x + (middle[0] - x) * 0.2, y + (middle[1] - y) * 0.2],
      ]),
    );
  return (
    lying(face, colour, 0.5) +
    stroke(teeth.join(''), '#0b0c08', 0.9, 0.7) +
    stroke(face, darker(colour, 0.7), 0.5, 0.8)
  );
}

/** What is drawn about 0 0 along its x, turned as a line from one place to another and put at a place: its upper edge to the left, where the light is. */
function along(from: Spot, to: Spot, place: Spot, art: string): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const lit = Math.sin(angle) > 1.4 * Math.cos(angle) ? -1 : 1;
  return at(place[0], place[1], `<g transform="scale(1 ${lit})">${art}</g>`, (angle * 180) / Math.PI);
}
