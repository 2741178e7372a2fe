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

export type SpeedUnit = 'fps' | 'ms';

/** What /energy is asked, as it is typed. */
export interface EnergyQuery {
  speed: string;
  unit: SpeedUnit;
  /** Of the BB that the speed was measured with; grams. */
  weight: string;
  /** The site's, in joules; '' for none. */
  limit: string;
  /** What one's own BBs weigh, who comes from their page; grams, '' for none. */
  own: string;
}

export type EnergyField = 'speed' | 'weight' | 'limit';

/** What can be typed into each field, both ends included. Faster than any airsoft gun, and heavier than any BB. */
export const energyBounds = {
  fps: { min: 50, max: 1000 },
  ms: { min: 15, max: 300 },
  weight: { min: 0.1, max: 1 },
  limit: { min: 0.1, max: 5 },
} as const;

/** The common measure in both units. */
const exampleSpeed: Record<SpeedUnit, string> = { fps: '350', ms: '106.7' };

/** What stands there before anybody asks: 350 FPS on 0.20 g. */
const asked: EnergyQuery = { speed: exampleSpeed.fps, unit: 'fps', weight: '0.2', limit: '1.14', own: '' };

/** Stands in an address for what is no number: whatever was typed, its page is one. */
const unreadable = '?';

/** Reads /energy?{search}; what is not said is as it stands there before. */
export function readEnergyQuery(search: URLSearchParams): EnergyQuery {
  const typed = (name: keyof EnergyQuery) => search.get(name) ?? asked[name];
  return tidyQuery({
    speed: typed('speed'),
    unit: search.get('unit') === 'ms' ? 'ms' : 'fps',
    weight: typed('weight'),
    limit: typed('limit'),
    own: typed('own'),
  });
}

/** Its numbers alone, written in one way. A unit that is typed with the speed is the one that is meant. */
export function tidyQuery({ speed, unit, weight, limit, own }: EnergyQuery): EnergyQuery {
  return {
    speed: tidy(withoutUnit(speed)),
    unit: unitTyped(speed) ?? unit,
    weight: tidy(weight.replace(gramUnit, '')),
    limit: tidy(limit.replace(jouleUnit, '')),
    // No field of the page has it: what is no BB's weight is dropped.
    own: within(own, energyBounds.weight) === null ? '' : tidy(own),
  };
}

const speedUnit = /\s*(fps|ft\/s|m\/s|ms|mps)\.?\s*$/i;
/** A speed as it is typed, but for its unit. */
const withoutUnit = (speed: string): string => speed.replace(speedUnit, '');

/** The same question in another unit. What somebody typed stays: it may be the unit that was wrong. Only the example is converted. */
export const inUnit = (query: EnergyQuery, unit: SpeedUnit): EnergyQuery => ({
  ...query,
  unit,
  speed: query.speed === exampleSpeed[query.unit] ? exampleSpeed[unit] : withoutUnit(query.speed),
});

const gramUnit = /\s*(g|grams?)\.?\s*$/i;
const jouleUnit = /\s*(j|joules?)\.?\s*$/i;

function unitTyped(speed: string): SpeedUnit | undefined {
  const [, unit] = speedUnit.exec(speed) ?? [];
  if (!unit) return undefined;
  return unit.toLowerCase().startsWith('f') ? 'fps' : 'ms';
}

/** The one address of a question, or of all that are wrong in the same way. */
export function energyAddress(query: EnergyQuery): string {
  const said = Object.entries(query).filter(([name, text]) => text !== asked[name as keyof EnergyQuery]);
  return said.length > 0 ? `/energy?${new URLSearchParams(said)}` : '/energy';
}

/** '0,20 ' and '0.2' are one number, of at most four digits and three decimals. */
function tidy(typed: string): string {
  const text = typed.trim().replace(',', '.');
  if (text === '') return '';
  return /^\d{0,4}(\.\d{0,3})?$/.test(text) && text !== '.' ? String(Number(text)) : unreadable;
}

export interface EnergyAnswer {
  /** As they are told. */
  joules: number;
  /** The site's limit, where there is one, and the law's. */
  limits: { of: 'site' | keyof typeof legalLimits; joules: number; over: boolean }[];
  /** Each weight at the same energy, and the speed above which it is over the site's limit. */
  weights: WeightLine[];
  /** The line of one's own BBs, in stock or not. */
  own: WeightLine | undefined;
}

interface WeightLine {
  grams: number;
  fps: number;
  metresPerSecond: number;
  limitFps: number | undefined;
}

/** What came of a question, for BBs of some weights; or which fields are wrong. */
export function answerEnergy(
  typed: EnergyQuery,
  weights: number[],
): { answer: EnergyAnswer } | { wrong: EnergyField[] } {
  const query = tidyQuery(typed);
  const own = within(query.own, energyBounds.weight);
  const speed = within(query.speed, energyBounds[query.unit]);
  const grams = within(query.weight, energyBounds.weight);
  const limit = query.limit === '' ? undefined : within(query.limit, energyBounds.limit);
  const wrong = [
    ...(speed ? [] : ['speed' as const]),
    ...(grams ? [] : ['weight' as const]),
    ...(limit === null ? ['limit' as const] : []),
  ];
  if (!speed || !grams || limit === null) return { wrong };
  const joules = energyOf(grams, query.unit === 'fps' ? toMetresPerSecond(speed) : speed);
  const line = (of: EnergyAnswer['limits'][number]['of'], limit: number) => ({
    of,
    joules: limit,
    over: isOver(joules, limit),
  });
  const weightLine = (grams: number): WeightLine => {
    const metresPerSecond = speedOf(grams, joules);
    return {
      grams,
      fps: toldSpeed(toFeetPerSecond(metresPerSecond)),
      metresPerSecond: toldSpeed(metresPerSecond, 1),
      limitFps: limit && toldSpeed(toFeetPerSecond(speedOf(grams, limit))),
    };
  };
  return {
    answer: {
      joules: toldJoules(joules),
      limits: [
        ...(limit ? [line('site', limit)] : []),
        line('automatic', legalLimits.automatic),
        line('other', legalLimits.other),
      ],
      weights: weights.map(weightLine),
      own: own ? weightLine(own) : undefined,
    },
  };
}

/** The number that is typed; null where it is none or outside of its bounds. Joules have two decimals. */
function within(typed: string, { min, max }: { min: number; max: number }): number | null {
  const text = tidy(typed);
  const number = text === '' ? Number.NaN : Number(text);
  return number >= min && number <= max ? number : null;
}
