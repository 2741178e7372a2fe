import { lying, screw } from './materials.ts';
import { at, darker, fill, lighter, n, oval, stroke } from './svg.ts';

type Spot = [x: number, y: number];

/** A rod that sticks out of a side of something flat, from where it leaves it to its tip, in mm; what is on its end is drawn about 0 0. */
export interface Rod {
  from: Spot;
  to: Spot;
  across: number;
  colour: string;
  end?: string;
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
export function rodTurned(
  { from, to, across, colour, end = '' }: Rod,
  { about, turn, squash }: { about: Spot; turn: number; squash: number },
): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const seen = ([x, y]: Spot): Spot => [
    (x - about[0]) * cos - (y - about[1]) * sin,
    ((x - about[0]) * sin + (y - about[1]) * cos) * squash,
  ];
  const [foot, tip] = [seen(from), seen(to)];
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

/** What is drawn about 0 0 along its x, turned as a line from one place to another and put at a place: its upper edge to the left, where the light is. */
function along(from: Spot, to: Spot, place: Spot, art: string): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const lit = Math.sin(angle) > 1.4 * Math.cos(angle) ? -1 : 1;
  return at(place[0], place[1], `<g transform="scale(1 ${lit})">${art}</g>`, (angle * 180) / Math.PI);
}
