import { counted } from '../counted.ts';

/** What the small calculator on a BB's page says; the whole one is in energy.ts. */
export const energyHelper = {
  title: 'What is your gun’s energy?',
  speed: 'Speed on 0.20 g BBs',
  unit: 'Unit',
  hint: 'Type what the chronograph says, and see the energy and how fast these BBs fly at it.',
  work: 'Work it out',
  more: 'Every weight, site limits and the law',
} as const;

/** Loaded when somebody types. */
export const energyLine = {
  wrong: (min: number, max: number, unit: string) =>
    `Type a speed from ${min} to ${counted(max)} ${unit}, such as ${unit === 'FPS' ? '350' : '106'}.`,
  /** The limit of one's site in joules, where that was said. */
  within: (site: number | undefined) =>
    site ? `within your site’s ${site} J` : 'within the legal 1.3 J in Great Britain',
  over: {
    site: (joules: number) => `over your site’s ${joules} J`,
    automatic: (joules: number, others: number | undefined) =>
      `over the legal ${joules} J of an automatic gun in Great Britain, within the ${others} J of others`,
    other: (joules: number) => `over the legal ${joules} J in Great Britain`,
  },
  answer: (joules: string, { within, fps, weight }: { within: string; fps: number; weight: string }) =>
    `${joules} J: ${within}. At the same energy these ${weight} g BBs fly at ${fps} FPS; from a gas gun or a long barrel they can carry more.`,
} as const;
