import { scattered } from '../bottles.ts';
import { hexKey, pistolAdapter, seal } from '../boxed.ts';
import { carton, cartonFront } from '../cartons.ts';
import { boltMagazine, pistolMagazine, speedloader } from '../magazines.ts';
import { rifleMagazine } from '../rifle-magazines.ts';

const m4 = { width: 62, length: 172, straight: 78, radius: 330 };
const ak = { width: 66, length: 205, straight: 34, radius: 190 };
const smg = { width: 38, length: 200, straight: 70, radius: 330 };

export const tan = rifleMagazine({ sweep: m4, colour: '#b59a6e', grain: 'window', text: 'HOLT 120' });
const hiCapSteel = {
  sweep: m4,
  colour: '#5a5c5a',
  grain: 'stamped',
  text: 'ROOK 300',
  winding: 'wheel',
} as const;
export const hiCap = rifleMagazine(hiCapSteel);
export const hiCapOpen = rifleMagazine({ ...hiCapSteel, flap: 'open' });
/** BBs on their way into it. */
export const falling = scattered('#f4f1e8', [
  [14, -14],
  [20, -19],
  [15, -27],
  [21, -34],
]);
const akPolymer = { sweep: ak, grain: 'ribs', text: 'HOLT 140', lugs: 'steel' } as const;
export const plum = rifleMagazine({ ...akPolymer, colour: '#5f2f24' });
const blackPolymer = { sweep: m4, colour: '#33342f', grain: 'window', text: 'HOLT 120' } as const;
export const blackM4 = rifleMagazine(blackPolymer);
/** Five of the same, each with its number in the floor plate. */
export const numbered = ['1', '2', '3', '4', '5'].map((number) => rifleMagazine({ ...blackPolymer, number }));
/** The carton that the five come in, of plain board, printed in black. */
export const cartonOf5 = carton(
  [196, 112, 76],
  cartonFront({
    brand: 'HOLT',
    line: 'M4 MID-CAPS · ELECTRIC',
    power: '5 x 120',
    volume: 'BLACK · NUMBERED 1 TO 5',
    note: 'KEEP THE CARTON: IT CLOSES AGAIN',
    ground: '#b8976a',
    ink: '#16190F',
    accent: '#a07f54',
  }),
  { turn: 0, right: -98, above: 420, away: 900 },
);
export const oliveM4 = rifleMagazine({ sweep: m4, colour: '#5d6244', grain: 'window', text: 'HOLT 120' });
export const blackAk = rifleMagazine({ ...akPolymer, colour: '#33342f' });
export const tanAk = rifleMagazine({ ...akPolymer, colour: '#b59a6e' });
const slimSteel = { sweep: smg, colour: '#33342f', grain: 'stamped', text: 'HOLT 95' } as const;
export const slim = rifleMagazine(slimSteel);
export const slimEmpty = rifleMagazine({ ...slimSteel, follower: '#f06a1e' });
export const gas = rifleMagazine({
  sweep: m4,
  colour: '#34352f',
  grain: 'waffle',
  text: 'ROOK 30',
  gas: 'valve',
});
export const pistol = pistolMagazine({ colour: '#85867f', pad: '#23241f', text: 'ROOK G24', foot: 'valve' });
export const pistolCo2 = pistolMagazine({
  colour: '#262724',
  pad: '#1d1e1a',
  text: 'ROOK C22',
  foot: 'screw',
});
/** What comes with it: the key for its piercing screw, and a spare for the seal that the bulb is pressed against. */
export const piercingKey = hexKey(4, 70, 24);
export const bulbSeal = seal(13, 3);
export const bolt = boltMagazine('#2f302b', 'HOLT 30');
export const loader = speedloader('#f4f1e8', ['HOLT', '100']);
/** What the speedloader fills pistol magazines with. */
export const forPistols = pistolAdapter('PISTOL');
