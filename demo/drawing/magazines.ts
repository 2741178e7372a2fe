import { ball, groove, moulded, packed, ridge, screw, steelFace } from './materials.ts';
import { print, words } from './print.ts';
import { fillValve, piercingScrew, rodFlat } from './rods.ts';
import type { Thing } from './studio.ts';
import { blurred, box, clipped, darker, fill, lighter, linear, oval, stroke } from './svg.ts';
import type { Flat } from './views.ts';

/** A pistol magazine with its long slot of BBs, gas valve or CO2 screw at the foot. */
export function pistolMagazine(how: {
  colour: string;
  pad: string;
  text: string;
  foot: 'valve' | 'screw';
  bbs?: string;
}): Flat {
  const body = 'M-12 0H17V104L21 108V116H-14V108L-12 104z';
  const slot = box(-8, 14, 6.4, 76, 3.2);
  const lip = 'M-12 3V-5a2 2 0 0 1 2 -2H-1l3 4V3z';
  const seal = moulded(box(5, -6.5, 11, 9, 2), '#26271f', 1);
  const pad =
    'M-17 114H23.5a2 2 0 0 1 2 2V124a3 3 0 0 1 -3 3H-14.5a3.5 3.5 0 0 1 -3.5 -3.5V115a1 1 0 0 1 1 -1z';
  const solid =
    ball(-5, -6.5, how.bbs ?? '#f4f1e8') +
    seal +
    fill(lip, steelFace(darker(how.colour, 0.1))) +
    fill(body, steelFace(how.colour)) +
    clipped(
      body,
      stroke('M11 0V116', darker(how.colour, 0.6), 0.8, 0.7) +
        stroke('M11.8 0V116', lighter(how.colour, 0.5), 0.5, 0.6),
    ) +
    packed(slot, [-8.2, 14, 8, 56], how.bbs ?? '#f4f1e8', 5) +
    // The follower pushes them up from below: what is left of the slot is empty.
    clipped(
      slot,
      fill(box(-8, 66, 6.4, 26, 0), darker(how.colour, 0.8)) +
        moulded(box(-8, 66, 6.4, 7, 0.6), '#7f8079', 0.8),
    ) +
    stroke(slot, darker(how.colour, 0.75), 0.9, 0.9) +
    [22, 44]
      .map(
        (y) =>
          fill(oval(5.6, y + 8, 1.5), darker(how.colour, 0.75)) +
          stroke(oval(5.9, y + 8.4, 1.5), lighter(how.colour, 0.5), 0.4, 0.6),
      )
      .join('') +
    `<g transform="translate(8.4 100) rotate(-90)" opacity=".85">${print([words(how.text, { x: 0, y: 0, size: 6.5, weight: 700, colour: lighter(how.colour, 0.7), track: 0.08 })])}</g>` +
    screw(14.2, 109, 1.8, how.colour) +
    stroke(body, darker(how.colour, 0.75), 0.7, 0.8) +
    moulded(pad, how.pad, 1.5) +
    [-8, 0, 8, 16].map((x) => groove(`M${x} 118V124`, how.pad, 1)).join('');
  const rod = how.foot === 'valve' ? fillValve([9, 126.6], [9, 131]) : piercingScrew([5, 126.6], [5, 131]);
  return { art: rodFlat(rod) + solid, solid, rods: [rod], frame: [-19, -11, 45, 142], rests: 'lies' };
}

/** A short single-column magazine for a bolt-action rifle. */
export function boltMagazine(colour: string, text: string): Thing {
  const body = 'M-37 0H37V63a3 3 0 0 1 -3 3H-31a6 6 0 0 1 -6 -6z';
  const floor = 'M-39 60H39V68a4 4 0 0 1 -4 4H-32a7 7 0 0 1 -7 -7z';
  const window = box(-26, 14, 52, 7, 3.5);
  // One behind another, as they come up the single column.
  const column = Array.from({ length: 9 }, (_, i) => ball(-24 + i * 6, 17.5, '#f4f1e8')).join('');
  const art =
    ball(-27, -4.5, '#f4f1e8') +
    moulded('M-36 3V-3a2 2 0 0 1 2 -2H-18l4 4V3z', darker(colour, 0.2), 0.9) +
    moulded(body, colour, 2) +
    clipped(window, fill(window, darker('#f4f1e8', 0.62)) + column) +
    fill(
      window,
      linear('y', [
        [0, '#fff', 0.4],
        [0.5, '#fff', 0],
        [1, '#0b0c08', 0.3],
      ]),
    ) +
    stroke(window, darker(colour, 0.7), 1, 0.9) +
    [32, 39, 46].map((y) => ridge(`M-30 ${y}H30`, colour, 2.6)).join('') +
    moulded(floor, darker(colour, 0.1), 1.6) +
    print([
      words(text, {
        x: 33,
        y: 9.5,
        size: 6.4,
        weight: 700,
        anchor: 'end',
        colour: lighter(colour, 0.6),
        track: 0.08,
      }),
    ]);
  return { art, frame: [-39, -8, 78, 80], rests: 'lies' };
}

/** A clear speedloader with its plunger to the left and a nozzle to the right; BBs are in the narrower tube within its body. */
export function speedloader(bbs: string, label: string[]): Thing {
  const body = box(-80, -13, 146, 26, 4);
  const tube = box(-80, -8, 146, 16, 2);
  const nozzle = 'M64 -10H72L78 -4.5H92V4.5H78L72 10H64z';
  const rod = box(-112, -3.6, 72, 7.2, 1.5);
  const handle = box(-120, -14, 9, 28, 3);
  const glass = linear('y', [
    [0, '#fff', 0.15],
    [0.12, '#fff', 0.75],
    [0.24, '#fff', 0.15],
    [0.7, '#fff', 0],
    [0.9, '#0b0c08', 0.12],
    [1, '#0b0c08', 0.3],
  ]);
  const art =
    fill(body, '#d8d4c6') +
    fill(tube, '#b3afa1') +
    moulded(rod, '#31322d', 1.2) +
    moulded(handle, '#31322d', 1.6) +
    moulded(nozzle, '#31322d', 1.6) +
    clipped(tube, packed(box(-40, -8, 106, 16), [-40, -8, 108, 16], bbs, 21)) +
    moulded(box(-46, -7.6, 7, 15.2, 1.5), '#3f403a', 1) +
    fill(tube, glass) +
    stroke(tube, '#6d6a5e', 0.6, 0.7) +
    fill(body, glass) +
    stroke(body, '#6d6a5e', 0.8, 0.8) +
    blurred(0.6, stroke('M-70 -10.2H56', '#ffffff', 1.2, 0.85)) +
    clipped(body, fill(box(-75, -13, 27, 26, 0), '#E4572E') + fill(box(-75, -13, 27, 26, 0), glass)) +
    moulded(box(-84, -15, 10, 30, 2.5), '#31322d', 1.4) +
    moulded(box(60, -15, 9, 30, 2.5), '#31322d', 1.4) +
    print(
      label.map((line, i) =>
        words(line, {
          x: -61.5,
          y: -1.2 + i * 8.6,
          size: 8.4,
          weight: 800,
          anchor: 'middle',
          colour: '#F6F4EE',
          track: 0.06,
        }),
      ),
    );
  return { art, frame: [-120, -15, 212, 30], rests: 'lies' };
}
