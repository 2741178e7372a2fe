/** Chance that can be had again: the same seed, the same row of numbers (mulberry32). */
export interface Chance {
  seed: number;
  /** 0 up to, but not, 1. */
  part(): number;
  /** A whole number, both ends in. */
  whole(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const part = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(part() * (to - from + 1));
  return { seed, part, whole, pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number] };
}
