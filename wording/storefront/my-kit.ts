/** What /my-kit says, and what becomes of a kit when somebody signs in. */
export const myKit = {
  title: 'My kit',
  /** For search engines. */
  description:
    'Tell us which airsoft gun you have and see which magazines, batteries, gas, muzzle devices and sights fit it. Where a fact is missing, we don’t say that it fits.',
  intro:
    'Tell us which guns you have, and we’ll show which magazines, batteries, gas, muzzle devices and sights fit them. We never guess: where a fact is missing, we won’t say that it fits.',
  kept: 'Saved in this browser.',
  keptWithAccount: 'Saved in this browser and with your account. If the two differ, the later change counts.',
  notSaved:
    'Saved in this browser. We couldn’t save it with your account: check your connection and open this page again.',
  empty: 'No guns yet',
  emptyText: 'Add your own, or start from a common one.',
  add: 'Add a gun',
  thenBack: 'Once it’s saved, we’ll take you back to the product.',
  full: (most: number) => `A kit holds up to ${most} guns. Remove one to add another.`,
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed`,
  save: 'Save gun',
  saved: (name: string) => `${name} is saved in your kit`,
  cancel: 'Cancel',
  preset: 'Start from',
  presetNone: 'Another gun',
  presets: {
    m4: 'M4 electric',
    ak: 'AK electric',
    'hi-capa': 'Hi-Capa gas',
    'g-series': 'G-pattern gas',
    bolt: 'Bolt-action spring',
  } as Record<string, string>,
  presetHint: 'Fills in what’s typical, for you to check',
  name: 'Name',
  nameHint: 'For example, ‘M4 electric’',
  pattern: 'Magazine pattern',
  power: 'Power',
  connector: 'Battery connector',
  connectorHint:
    'The plug in your gun: a Mini Tamiya has a round and a square half, a Deans two flat pins in a T',
  maxVolts: 'Highest battery voltage (V)',
  maxVoltsHint: 'Look in its manual or on its maker’s page: if you can’t find it, 7.4 V is the safe choice',
  packVolts: 'Usual voltages',
  packVolt: (volts: number) => `${volts} V`,
  thread: 'Muzzle thread',
  threadHint: 'Where a suppressor or tracer screws on',
  rails: 'Rails',
  railsHint: 'Tick every kind your gun has, or none if you don’t know',
  limitJoules: 'Site limit (J)',
  limitJoulesHint: 'Where you play, for example 1.14',
  unknown: 'Not known',
  volts: (volts: number) => `up to ${volts} V`,
  joules: (joules: number) => `site limit ${joules} J`,
  nothingKnown: 'We only know its name so far',
  energy: 'Work out its energy',
  /** Their weight is the player's choice. */
  bbs: 'BBs fit every 6 mm gun: see which weight suits it',
  see: 'See what fits it',
  /** Beside the form of a gun, as it is filled in. */
  fitsSoFar: 'What fits it so far',
  fitsNothingYet:
    'Choose its magazine pattern, its power or its muzzle thread, and see here what we have for it.',
  goods: (name: string) => `Popular for ${name}`,
  /** Of an electric gun that too little is known of. */
  forBatteries: (plug: boolean, volts: boolean) =>
    `Add its ${[plug && 'battery connector', volts && 'highest voltage'].filter(Boolean).join(' and ')} to see its batteries`,
  /** Of such a gun whose highest voltage alone is not known. */
  withConnector: 'See batteries with its connector',
  found: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  noneYet: 'None yet',
  wrong: {
    name: 'Give your gun a name',
    taken: (name: string) => `Your kit has ‘${name}’ already. Give this one another name.`,
    joules: (max: number) =>
      `Type joules up to ${max}, not FPS, or leave this empty. 350 FPS on 0.20 g is 1.14 J.`,
    number: (max: number, example: string) =>
      `Type a number up to ${max}, such as ${example}, or leave this empty.`,
  },
  takenFromAccount:
    'We’re using your account’s kit: it was changed more recently than the one in this browser.',
  sentToAccount: 'We’re using this browser’s kit: it was changed more recently than your account’s.',
  useOther: 'Use the other one',
} as const;
