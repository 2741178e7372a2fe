/** What /bb-guide says beside the rows of its table (home-more.ts). */
export const bbGuide = {
  title: 'Which BB weight?',
  description:
    'Which airsoft BB weight suits which gun: from 0.12 g for springers to 0.43 g for bolt-action rifles, with their speeds at one joule and what they cost.',
  byGun: 'By your gun',
  byWeight: 'By weight',
  /** And which rows of the guide are for it. */
  guns: [
    ['Spring gun under 0.5 J', ['spring']],
    ['Electric rifle (AEG), indoors', ['everyday']],
    ['Electric or gas rifle, outdoors', ['outdoors']],
    ['Gas pistol', ['light', 'everyday']],
    ['DMR', ['long']],
    ['Bolt-action rifle', ['bolt']],
  ],
  empty: 'We have no BBs in stock at the moment.',
  all: 'See all BBs',
  shown: 'Some of them, in stock now',
  /** Below the first of the points, before the name of one that is sold. */
  pack: 'A pack of several weights finds the right one in an afternoon:',
  points: [
    {
      title: 'How heavy can I go?',
      text: [
        'As heavy as your hop-up lifts. Turn it up until a BB flies level before it drops. If it drops early with the hop-up fully on, go one weight down.',
      ],
    },
    {
      title: 'Why is my chrono reading lower?',
      text: [
        'A heavier BB leaves with about the same energy, and so more slowly: one joule is 328 FPS on 0.20 g and 293 FPS on 0.25 g. Sites limit the energy, so tell the marshal which weight you chronoed with.',
      ],
    },
    {
      title: 'Biodegradable or not?',
      text: [
        'Ask your site. Many outdoor sites allow biodegradable BBs only; indoors it makes no difference to how they fly. Keep them dry and closed: damp makes them swell.',
      ],
    },
    {
      title: 'What is a good BB?',
      text: [
        'Round, seamless and of one size. Each of our pages states the diameter and its tolerance; for a tight barrel, look for 5.95 mm and 0.01 mm. Never reuse BBs that have been shot: a chipped one jams the gun.',
      ],
    },
  ],
} as const;
