import { layout } from './layout.ts';

const kit = { to: '/my-kit', label: layout.whatFits };
const returns = { to: '/delivery-and-returns', label: layout.footer.returns };

/** What buyers ask before they order, at the foot of a product's page; what the law says is told at length in legal.ts. */
export const questions = {
  /** By the product's category: what decides whether it is the right one. */
  category: {
    bbs: [
      {
        question: 'Which weight is right for my gun?',
        answer:
          'A heavier BB leaves slower and flies straighter. Most start with 0.20 g or 0.25 g and go up from there; the energy in joules stays about the same, and your site’s limit is in joules.',
        link: { to: '/energy', label: 'Work it out from your chronograph' },
      },
    ],
    gas: [
      {
        question: 'Will it fit my gun?',
        answer:
          'You’ll find its kind and pressure in the specification above. Stay with what your gun’s maker allows, and go weaker in summer: warm gas pushes harder.',
        link: kit,
      },
    ],
    magazines: [
      {
        question: 'Will it fit my gun?',
        answer:
          'You’ll find its gun pattern in the specification above. Tell us which guns you have, and every page says what fits.',
        link: kit,
      },
    ],
    batteries: [
      {
        question: 'Will it fit my gun?',
        answer:
          'Measure the space in stock or handguard, and compare connector and voltage with the specification above. Tell us which guns you have, and every page says what fits.',
        link: kit,
      },
    ],
    attire: [
      {
        question: 'What if the size is wrong?',
        answer:
          'Try it on at home as you would in a shop. If it doesn’t fit, tell us within 14 days of delivery; you then have 14 more to send it back. You can order another size straight away. You pay the return postage.',
        link: returns,
      },
    ],
    attachments: [
      {
        question: 'Will it fit my gun?',
        answer:
          'You’ll find the rail or thread that it needs in the specification above. Tell us which guns you have, and every page says what fits.',
        link: kit,
      },
    ],
  },
  road: {
    gas: {
      question: 'How do you send gas?',
      answer:
        'By road courier, packed and marked as the rules require, at the usual price and in the usual time. It never goes by air or sea, so we can’t send it everywhere.',
      link: returns,
    },
    lithium: {
      question: 'How do you send lithium batteries?',
      answer:
        'By road courier, packed and marked as the rules require, at the usual price and in the usual time. They never go by air or sea, so we can’t send them everywhere.',
      link: returns,
    },
  },
  return: {
    question: 'Can I send it back?',
    answer:
      'Yes, without a reason, until 14 days after it arrives: press ‘Withdraw or return’ on the order’s page. You then have 14 more days to send it. We’ll refund what you paid for it to the same card, and the standard delivery if you return the whole order. You pay the return postage.',
    link: returns,
  },
  returnByRoad: {
    question: 'Can I send it back?',
    answer:
      'Yes, without a reason, until 14 days after it arrives: press ‘Withdraw or return’ on the order’s page, and wait for our e-mail before you post anything. It can’t go by ordinary post, so we’ll send a road courier and pay for it.',
    link: returns,
  },
  faulty: {
    question: 'What if it is faulty?',
    answer:
      'Tell us what’s wrong. Within 30 days you can have your money back; after that, a repair or a replacement comes first. We pay the postage.',
    link: { to: '/terms#faulty', label: 'Your rights' },
  },
  age: {
    question: 'Do I have to be 18?',
    answer:
      'Yes, to order anything here. If it’s a present for somebody younger, an adult has to order it, and see that it’s used safely. We may ask for proof of your age, and so may the carrier at the door.',
    link: { to: '/terms', label: layout.footer.terms },
  },
  supplies: {
    question: 'Do I need a UKARA number?',
    answer: 'No. This is not an imitation firearm, so the limits on buying those don’t apply.',
    link: { to: '/terms', label: layout.footer.terms },
  },
  defence: {
    question: 'What defence do I need, and how do I show it?',
    answer:
      'By law we sell a realistic imitation firearm only to somebody aged 18 or over with a defence, such as a UKARA number. Contact us before you order, from the e-mail of your account: we check it, record it, and tell you when you can order.',
    link: { to: '/contact', label: layout.contact },
  },
} as const;
