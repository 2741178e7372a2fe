import { counted } from '../counted.ts';

/** '0.20 g', as BBs are labelled. */
const grams = (weight: number) => `${weight.toFixed(2)}\u00a0g`;
const joules = (energy: number) => `${energy.toFixed(2)}\u00a0J`;

/** What /energy says. */
export const energy = {
  title: 'Muzzle energy calculator',
  description:
    'FPS or m/s to joules for airsoft: the energy of a BB, the speed of every other weight at the same energy, your site’s limit and the law’s.',
  intro:
    'Enter your chronograph reading and the BB weight you used. You’ll see the energy in joules, and how fast every other weight flies at the same energy.',
  speed: 'Speed',
  speedHint: 'As your chronograph read it',
  unit: 'Measured in',
  units: { fps: 'FPS', ms: 'm/s' },
  weight: 'BB weight (g)',
  weightHint: 'The BB it was measured with',
  limit: 'Site limit (J)',
  limitHint: '1.14 is an example: type your site’s, or nothing',
  limitsUsual: 'Common limits',
  usual: [
    { limit: '1', label: '1.00 J, many indoor sites' },
    { limit: '1.14', label: '1.14 J, 350 FPS on 0.20 g' },
    { limit: '2.33', label: '2.33 J, 500 FPS on 0.20 g, bolt-action' },
  ],
  work: 'Work it out',
  wrong: {
    speed: (min: number, max: number, unit: string) =>
      `Type a speed from ${min} to ${counted(max)} ${unit}, such as ${unit === 'FPS' ? '350' : '106'}.`,
    weight: (min: number, max: number) => `Type a weight from ${min} to ${max} g, such as 0.20.`,
    limit: (min: number, max: number) => `Type a limit from ${min} to ${max} J, such as 1.14, or nothing.`,
  },
  result: 'Energy',
  joules,
  grams,
  /** What was asked, in words. */
  of: (speed: string, unit: string, weight: string) => `${speed} ${unit} on ${grams(Number(weight))}`,
  /** Of what the page shows before somebody has asked anything. */
  example: (asked: string) => `Example: ${asked}`,
  /** To whoever searched for the one. */
  answer: (asked: string, result: string) => `${asked} is ${result}. See it for every BB weight.`,
  /** Of the BBs whose page one comes from. */
  own: (weight: number, fps: number, metresPerSecond: number) =>
    `Your ${grams(weight)} BBs fly at ${fps} FPS (${metresPerSecond.toFixed(1)} m/s) at the same energy.`,
  unanswered: 'Fill in the marked fields to see the answer here.',
  over: 'Over',
  notOver: 'Within',
  limits: {
    site: 'Site limit',
    automatic: 'Legal limit, automatic',
    other: 'Legal limit, other guns',
  },
  overOf: {
    site: 'Over the site limit',
    automatic: 'Over the limit for automatic',
    other: 'Over every legal limit',
  },
  overNone: 'Within every limit',
  overBy: (by: number) => `by ${joules(by)}`,
  rounded: 'Energy is rounded up and speed down, so that neither promises too much.',
  weights: 'The same energy at other weights',
  weightsOf: 'Every weight we have in stock.',
  noWeights: 'We have no BBs in stock at the moment.',
  columns: {
    weight: 'BB weight',
    fps: 'FPS',
    metresPerSecond: 'm/s',
    limit: (limit: string) => `Highest FPS at ${limit}`,
  },
  shopWeight: (weight: number) => `Shop ${grams(weight)} BBs`,
  creep: 'Heavier BBs can leave with more energy',
  creepText: [
    'The table assumes that every weight leaves with the same energy. Real guns differ: in gas and CO2 guns, and in guns with a long barrel for their cylinder, a heavier BB stays in the barrel for longer and is pushed for longer, so it can leave with more energy than this says. Players call it joule creep.',
    'A gun that is within the limit on 0.20 g can therefore be over it on 0.30 g. Chrono with the weight you play with.',
  ],
  law: 'What the law says',
  lawText: [
    'In England, Wales and Scotland an airsoft gun is not a firearm in law if its muzzle energy is at most 1.3 J where it can fire two or more BBs without the trigger being pressed again, and at most 2.5 J otherwise (Firearms Act 1968, section 57A, inserted by the Policing and Crime Act 2017, section 125). A gun that can be switched to automatic counts as automatic.',
    'Northern Ireland has its own, lower limit. Your site’s limit may be lower too, and its marshals’ chronograph decides there. This page is information, not legal advice.',
  ],
} as const;
