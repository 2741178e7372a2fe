import { co2Bulb } from '../cans.ts';
import { boltMagazine, pistolMagazine, speedloader } from '../magazines.ts';
import { rifleMagazine } from '../rifle-magazines.ts';
import { close, laid, measured, spread } from '../studio.ts';

const m4 = { width: 62, length: 172, straight: 78, radius: 330 };
const ak = { width: 66, length: 205, straight: 34, radius: 190 };
const smg = { width: 38, length: 200, straight: 70, radius: 330 };

const tan = rifleMagazine({ sweep: m4, colour: '#b59a6e', grain: 'window', text: 'HOLT 120' });
const black = rifleMagazine({ sweep: m4, colour: '#33342f', grain: 'ribs', text: 'HOLT 120' });
const hiCap = rifleMagazine({
  sweep: m4,
  colour: '#5a5c5a',
  grain: 'stamped',
  text: 'ROOK 300',
  winding: 'wheel',
});
const plum = rifleMagazine({ sweep: ak, colour: '#5f2f24', grain: 'ribs', text: 'HOLT 140' });
const blackM4 = rifleMagazine({ sweep: m4, colour: '#33342f', grain: 'window', text: 'HOLT 120' });
const oliveM4 = rifleMagazine({ sweep: m4, colour: '#5d6244', grain: 'window', text: 'HOLT 120' });
const blackAk = rifleMagazine({ sweep: ak, colour: '#33342f', grain: 'ribs', text: 'HOLT 140' });
const tanAk = rifleMagazine({ sweep: ak, colour: '#b59a6e', grain: 'ribs', text: 'HOLT 140' });
const slim = rifleMagazine({ sweep: smg, colour: '#33342f', grain: 'stamped', text: 'HOLT 95' });
const gas = rifleMagazine({ sweep: m4, colour: '#34352f', grain: 'waffle', text: 'ROOK 30', gas: 'valve' });
const pistol = pistolMagazine({ colour: '#6b6c68', pad: '#23241f', text: 'ROOK G24', foot: 'valve' });
const pistolCo2 = pistolMagazine({ colour: '#3b3c39', pad: '#23241f', text: 'ROOK C22', foot: 'screw' });
const bolt = boltMagazine('#2f302b', 'HOLT 30');
const loader = speedloader('#f4f1e8', 'HOLT · 100');

export const scenes: Record<string, () => string> = {
  'mag-m4-mid-120-tan-front': () => laid(tan, 8),
  'mag-m4-mid-120-tan-detail': () => close(tan, -4, 96, 96, 8),
  'mag-m4-mid-120-tan-scale': () => measured(tan),
  'mag-m4-mid-120-black-front': () => laid(blackM4, 8),
  'mag-m4-mid-120-black-scale': () => measured(blackM4),
  'mag-m4-mid-120-olive-front': () => laid(oliveM4, 8),
  'mag-m4-mid-120-olive-scale': () => measured(oliveM4),
  'mag-ak-mid-140-black-front': () => laid(blackAk, 14),
  'mag-ak-mid-140-black-scale': () => measured(blackAk),
  'mag-ak-mid-140-tan-front': () => laid(tanAk, 14),
  'mag-ak-mid-140-tan-scale': () => measured(tanAk),
  'mag-m4-mid-120-set5-front': () =>
    spread(
      [-2, -1, 0, 1, 2].map((i) => ({
        thing: black,
        x: i * 66 - 4,
        y: Math.abs(i) * 10 - 8,
        turn: i * 7 + 6,
      })),
      430,
    ),
  'mag-m4-mid-120-set5-detail': () => close(black, -2, 40, 104, 8),
  'mag-m4-hi-300-front': () => laid(hiCap, 8),
  'mag-m4-hi-300-detail': () => close(hiCap, -20, 156, 96, -10),
  'mag-m4-hi-300-scale': () => measured(hiCap),
  'mag-ak-mid-140-plum-front': () => laid(plum, 14),
  'mag-ak-mid-140-plum-detail': () => close(plum, -18, 112, 110, 10),
  'mag-ak-mid-140-plum-scale': () => measured(plum),
  'mag-smg-mid-95-front': () => laid(slim, 8),
  'mag-smg-mid-95-scale': () => measured(slim),
  'mag-gbb-m4-30-front': () => laid(gas, 8),
  'mag-gbb-m4-30-detail': () => close(gas, 0, 22, 92, 8),
  'mag-gbb-m4-30-scale': () => measured(gas),
  'mag-pistol-gas-24-front': () => laid(pistol, 10),
  'mag-pistol-gas-24-detail': () => close(pistol, 0, 26, 66, 10),
  'mag-pistol-gas-24-scale': () => measured(pistol),
  'mag-pistol-co2-22-front': () => laid(pistolCo2, 10),
  'mag-pistol-co2-22-set': () =>
    spread(
      [
        { thing: pistolCo2, x: -30, y: 0, turn: 8 },
        { thing: co2Bulb(), x: 36, y: 12, turn: 98 },
        { thing: co2Bulb(), x: 64, y: 20, turn: 82 },
      ],
      182,
    ),
  'mag-bolt-30-front': () => laid(bolt, -6, 0.76),
  'mag-bolt-30-scale': () => measured(bolt, { w: 80, h: 78 }),
  'mag-speedloader-100-front': () => laid(loader, -28, 0.9),
  'mag-speedloader-100-detail': () => close(loader, 54, 0, 84, -28),
};
