import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  energyOf,
  isOver,
  legalLimits,
  speedOf,
  toFeetPerSecond,
  toldJoules,
  toldSpeed,
  toMetresPerSecond,
} from './energy.ts';

test.each([
  [0.2, 350, 1.14],
  [0.2, 328, 1],
  [0.25, 313, 1.14],
  [0.28, 296, 1.14],
  [0.2, 400, 1.49],
  [0.2, 500, 2.33],
])('%d g at %d fps are told as %d J', (grams, fps, joules) => {
  expect(toldJoules(energyOf(grams, toMetresPerSecond(fps)))).toBe(joules);
});

test('a foot is 0.3048 m', () => {
  expect(toMetresPerSecond(1000)).toBe(304.8);
});

const grams = fc.double({ min: 0.1, max: 1, noNaN: true });
const speed = fc.double({ min: 1, max: 300, noNaN: true });

test('there and back, a speed is the same', () => {
  fc.assert(
    fc.property(grams, speed, (grams, speed) => {
      expect(toMetresPerSecond(toFeetPerSecond(speed))).toBeCloseTo(speed, 9);
      expect(speedOf(grams, energyOf(grams, speed))).toBeCloseTo(speed, 9);
    }),
  );
});

test('faster or heavier is more energy; of the same energy, heavier is slower', () => {
  fc.assert(
    fc.property(grams, speed, fc.double({ min: 0.001, max: 1, noNaN: true }), (grams, speed, more) => {
      expect(energyOf(grams, speed + more)).toBeGreaterThan(energyOf(grams, speed));
      expect(energyOf(grams + more, speed)).toBeGreaterThan(energyOf(grams, speed));
      expect(speedOf(grams + more, 1)).toBeLessThan(speedOf(grams, 1));
    }),
  );
});

test('what is told never says less energy, nor more speed, than there is, and by less than a step', () => {
  fc.assert(
    fc.property(grams, speed, (grams, speed) => {
      const joules = energyOf(grams, speed);
      expect(toldJoules(joules)).toBeGreaterThanOrEqual(joules - 1e-9);
      expect(toldJoules(joules)).toBeLessThan(joules + 0.0101);
      expect(toldSpeed(speed, 1)).toBeLessThanOrEqual(speed + 1e-9);
      expect(toldSpeed(speed, 1)).toBeGreaterThan(speed - 0.101);
    }),
  );
});

test('at the speed that is told for a limit, no weight is over it', () => {
  fc.assert(
    fc.property(grams, fc.integer({ min: 10, max: 250 }), (grams, hundredths) => {
      const limit = hundredths / 100;
      const fps = toldSpeed(toFeetPerSecond(speedOf(grams, limit)));
      expect(isOver(energyOf(grams, toMetresPerSecond(fps)), limit)).toBe(false);
    }),
  );
});

test('a limit is reached by itself, and over by the least that is told', () => {
  for (const limit of [1, 1.14, ...Object.values(legalLimits)]) {
    expect(isOver(limit, limit)).toBe(false);
    expect(isOver(limit + 0.001, limit)).toBe(true);
  }
});
