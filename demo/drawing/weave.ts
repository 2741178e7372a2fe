import { png, toneDot } from './raster.ts';
import { define, dice, n } from './svg.ts';

/**
 * What no outline can draw of cloth: threads of uneven thickness, and the slow swell that none lies without. Both are small
 * pictures reckoned here, laid over and over; filters that make noise would do the same a hundred times slower.
 */

/** How much lighter (above 0) or darker (below 0) a place is, -1 to 1; places are whole pixels of the tile. */
type Tone = (x: number, y: number) => number;

/** A tile of so many mm; its id, so that each piece of cloth can lay it in its own way. */
const laidTile = (mm: number, side: number, tone: Tone) =>
  define(
    `<pattern id="ID" width="${mm}" height="${mm}" patternUnits="userSpaceOnUse"><image width="${mm}" height="${mm}" preserveAspectRatio="none" href="${png(side, side, 2, (x, y) => toneDot(tone(x, y)))}"/></pattern>`,
  );

/** Waves that close at the tile's edges, `count` of them, the longer the stronger. */
function waves(side: number, count: number, longest: number, shortest: number, seed: number): Tone {
  const roll = dice(seed);
  const parts = Array.from({ length: count }, () => {
    const [angle, often] = [roll() * Math.PI * 2, longest + roll() ** 2 * (shortest - longest)];
    return {
      kx: Math.round(Math.cos(angle) * often),
      ky: Math.round(Math.sin(angle) * often * 0.8),
      phase: roll() * Math.PI * 2,
    };
  });
  return (x, y) =>
    parts.reduce((sum, { kx, ky, phase }) => {
      const strength = 1 / (1 + Math.hypot(kx, ky));
      return sum + strength * Math.sin(((kx * x + ky * y) / side) * Math.PI * 2 + phase);
    }, 0);
}

/** Plain weave: over and under by turns, each thread somewhat thicker or thinner than its neighbours and along its length. */
function threads(side: number, pitch: number): Tone {
  const roll = dice(41);
  const count = side / pitch;
  const each = () =>
    Array.from({ length: count }, () => ({
      own: roll() - 0.5,
      phase: roll() * 6.28,
      often: 1 + Math.floor(roll() * 4),
    }));
  const [weft, warp] = [each(), each()];
  const uneven = (thread: (typeof weft)[number] | undefined, along: number) =>
    thread ? thread.own * 0.6 + 0.4 * Math.sin((along / side) * 6.283 * thread.often + thread.phase) : 0;
  return (x, y) => {
    const [column, row] = [Math.floor(x / pitch), Math.floor(y / pitch)];
    const [inX, inY] = [(x % pitch) / pitch, (y % pitch) / pitch];
    const weftOver = (column + row) % 2 === 0;
    // The thread on top is round: lit on its upper or left side, dark where it dips.
    const round = weftOver ? 0.5 - inY : 0.5 - inX;
    const dip = weftOver ? Math.abs(inX - 0.4) : Math.abs(inY - 0.4);
    return (
      0.15 * round - 0.09 * dip + 0.02 + 0.135 * (weftOver ? uneven(weft[row], x) : uneven(warp[column], y))
    );
  };
}

/** Ripstop: among its threads, a doubled one every so many pixels each way, which stands up from the rest. */
function ripstop(side: number, pitch: number, every: number): Tone {
  const plain = threads(side, pitch);
  const doubled = (into: number) => (into < 4 ? 0.1 : into < 6 ? -0.17 : 0);
  return (x, y) => plain(x, y) * 0.5 + doubled(x % every) + doubled(y % every);
}

/** The right side of a plain knit: upright columns of loops, each loop a V that hangs in the one below it. */
function jersey(wide: number, high: number): Tone {
  return (x, y) => {
    const off = Math.abs(2 * ((x / wide) % 1) - 1);
    const loop = Math.cos(Math.PI * 2 * (y / high + 0.7 * off));
    return 0.07 * loop * (1 - off ** 3) - 0.13 * off ** 6 + 0.02;
  };
}

/** The slope of the swell towards the light at the upper left. */
function swell(side: number): Tone {
  const height = waves(side, 16, 1, 5, 23);
  return (x, y) => 0.2 * (height(x, y) - height(x - 2, y - 2.6));
}

/** The short pile of suede: every spot its own, somewhat like its neighbour. */
function pile(side: number): Tone {
  const roll = dice(77);
  const spots = Array.from({ length: side * side }, () => roll() - 0.5);
  const spot = (x: number, y: number) => spots[(y % side) * side + (x % side)] ?? 0;
  return (x, y) => 0.16 * (spot(x, y) + spot(x + 1, y) + spot(x, y + 1));
}

const threadTile = laidTile(48, 288, threads(288, 3));
const ripstopTile = laidTile(48, 288, ripstop(288, 3, 24));
const jerseyTile = laidTile(48, 288, jersey(9, 7.2));
const pileTile = laidTile(36, 144, pile(144));
const swellTile = laidTile(420, 128, swell(128));

const lay = (tile: string, [x, y]: [number, number], turn: number, size = 1) =>
  `url(#${define(`<pattern id="ID" href="#${tile}" patternTransform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size)})"/>`)})`;

/** The paints that give a piece of a weave its life; each number of `piece` lays them another way, nearly straight unless it is turned by so many degrees, and `size` times as large. */
const paintsOf =
  (weave: string) =>
  (piece: number, { turn = 0, size = 1 } = {}): string[] => {
    const roll = dice(piece);
    const anywhere = (): [number, number] => [roll() * 420, roll() * 420];
    return [lay(weave, anywhere(), turn + roll() * 6 - 3, size), lay(swellTile, anywhere(), roll() * 360)];
  };

export const clothPaints = paintsOf(threadTile);
export const ripstopPaints = paintsOf(ripstopTile);
export const jerseyPaints = paintsOf(jerseyTile);

/** The same for suede, which has a pile and no threads. */
export const suedePaints = (piece: number) => [
  lay(pileTile, [0, 0], piece),
  lay(swellTile, [piece, 0], piece * 40),
];
