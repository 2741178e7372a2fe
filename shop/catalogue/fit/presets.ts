import type { Gun } from './gun.ts';

/** Common guns, with what nearly all of them have. What differs between makes, connector and voltage above all, is left open. */
export const presets: { id: string; gun: Partial<Gun> }[] = [
  {
    id: 'm4',
    gun: { pattern: 'M4', power: 'Electric', thread: '14 mm CCW', rails: ['20 mm Picatinny'] },
  },
  { id: 'ak', gun: { pattern: 'AK', power: 'Electric', thread: '14 mm CCW' } },
  { id: 'hi-capa', gun: { pattern: 'Hi-Capa', power: 'Gas' } },
  { id: 'g-series', gun: { pattern: 'G-pattern', power: 'Gas' } },
  { id: 'bolt', gun: { pattern: 'VSR', power: 'Spring' } },
];
