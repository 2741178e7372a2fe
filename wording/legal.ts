import { deliveryPrice, freeDeliveryFrom } from './delivery-terms.ts';
import { rightToCancel } from './emails.ts';
import { inWords } from './storefront/arrival.ts';

/**
 * What a UK shop must tell: privacy and cookies, terms, delivery and returns. Long because the law asks for it; each
 * document is one function of the shop, so that a shop's own lawyer finds it in one place. Text may hold links as
 * `[words](/path)`. What browsers keep must be what web/browser/storage.ts, server/http/cookies.ts and the others keep.
 */

/** Who sells, as the SELLER_ variables have it. */
export interface Seller {
  shopName: string;
  sellerName?: string;
  sellerAddress?: string;
  sellerEmail?: string;
  companyNumber?: string;
  vatNumber?: string;
}

/** Stands where nothing is set in a shop that takes no real money; nobody lives or reads there. */
export const demonstrationSeller = {
  name: 'Hopup Supply (demonstration)',
  address: 'Unit 4, Example Yard\nSampleton\nEX4 9ZZ',
  email: 'hello@hopup.example',
  /** A number that Ofcom keeps for stories. */
  phone: '01632 960 188',
  companyNumber: '99999999',
  vatNumber: 'GB 999 9999 73',
} as const;

/** How long what is kept: the shop's own table of it (shop/retention.ts). */
export type Kept = Readonly<
  Record<
    | 'codeMinutes'
    | 'grantMinutes'
    | 'invitationDays'
    | 'invitedDays'
    | 'sessionDays'
    | 'maxSessionDays'
    | 'staffIdleHours'
    | 'staffDeviceDays'
    | 'unconfirmedDays'
    | 'stockRequestDays'
    | 'arrivalDays'
    | 'toldOfStockHours'
    | 'unpaidCheckoutHours'
    | 'refusedSaleYears'
    | 'recallYears'
    | 'missedWordsDays'
    | 'missedWordsVisitorDays'
    | 'sentLetterHours'
    | 'knownAddressDays',
    number
  >
>;

/** 'an hour', '8 hours'. */
const hours = (many: number) => (many === 1 ? 'an hour' : `${many} hours`);

export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  /** The first cell of a row names it. A long one may be folded below what it is called then. */
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] }; folded?: string }
  /** Something to copy and to fill in. */
  | { form: { title: string; lines: readonly string[] } };

export interface LegalSection {
  /** Its place in the address: /terms#payment. */
  id: string;
  title: string;
  body: readonly Block[];
}

export interface LegalDocument {
  title: string;
  /** The day on which what it says last changed, as 2026-11-22. Whoever changes it, changes that. */
  changed: string;
  intro: string;
  sections: readonly LegalSection[];
}

export const legal = {
  contents: 'On this page',
  /** Before a day. */
  changed: 'Last changed on',
  questions: 'Any questions? [Contact us](/contact) and we’ll answer within one business day.',
} as const;

/** A postcode is not broken over two lines. */
const onOneLine = (address: string) => address.replaceAll('\n', ', ').replace(/ (\d[A-Z]{2})$/, '\u00a0$1');

const whereToFind = ({ shopName, sellerName = shopName, sellerAddress, sellerEmail }: Seller) =>
  sellerAddress
    ? `${sellerName}, ${onOneLine(sellerAddress)}. The quickest way to reach us is the [contact page](/contact)${sellerEmail ? `; our e-mail address is [${sellerEmail}](mailto:${sellerEmail})` : ''}.`
    : `${sellerName}. You can reach us through the [contact page](/contact) or by replying to any of our e-mails; ask there for our postal address.`;

// ── Privacy and cookies ──────────────────────────────────────────────────────────────────────────────────────

export const privacyPage = {
  title: 'Privacy and cookies',
  description:
    'What we keep about you, why, for how long and who else sees it, with every cookie and everything stored in your browser.',
} as const;

export const privacy = (seller: Seller, kept: Kept): LegalDocument => ({
  title: privacyPage.title,
  changed: '2026-11-27',
  intro:
    'In short: we keep what an order needs and what you ask us to keep. Our pages have no advertising, no tracking and nobody else’s scripts. We never sell or swap data.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: [
        `The controller of your personal data is ${whereToFind(seller)}`,
        'The UK General Data Protection Regulation (UK GDPR), the Data Protection Act 2018 and the Privacy and Electronic Communications Regulations apply.',
      ],
    },
    {
      id: 'what',
      title: 'What we keep, why and for how long',
      body: [
        {
          table: {
            head: ['Data', 'What and why, and the lawful basis', 'How long'],
            rows: [
              [
                'Account',
                'Your name and e-mail, and a hash of your password, from which the password can’t be read. To sign you in and find your orders. Basis: contract.',
                'Until you delete your account.',
              ],
              [
                'Address and phone number',
                'To deliver, and so that the driver can reach you. Basis: contract.',
                'Until you change them or delete your account.',
              ],
              [
                'Orders',
                'Goods, prices, the address at the time, receipt, payment status and any notice to withdraw. To fulfil the order and your rights after it: contract. To keep business records: legal obligation.',
                'As long as your account, and at least the six years that tax law requires. If you delete your account, we keep them without your name, e-mail and address.',
              ],
              [
                'Whether an order has arrived',
                'If you answer our e-mail about it: what you said and when, and until then a hash of the link. So that the order is marked as delivered when it has arrived, and we can look for it when it hasn’t. Basis: contract.',
                `The link works for ${kept.arrivalDays} days, and we then delete what you said. If the order had not arrived, that stays with the order.`,
              ],
              [
                'Age and defences',
                'When you declared that you are 18 or over. If you ask to buy realistic imitation firearms: the defence you gave (such as your UKARA number), what we found, who checked it and how long it is valid; never a document. If we refuse such a sale: what, when and why. Basis: legal obligation, under the Violent Crime Reduction Act 2006, sections 36 and 37.',
                `Your defences: until you delete your account. The one an order was sold on stays with that order even then, because we must be able to show it. Refusals: ${kept.refusedSaleYears} years; once you delete your account, they no longer name you.`,
              ],
              [
                'First-order code',
                'If you use a first-order code: a salted hash of your mailbox and of your delivery address, from which neither can be read. So that each person can use the code only once. Basis: our legitimate interest in giving it to new customers only.',
                'As long as that order, even if you delete your account.',
              ],
              [
                'Unpaid checkouts',
                'A salted hash of your mailbox and, until we know how the payment ended, of your IP address, from which neither can be read. So that nobody keeps goods from others with checkouts they never pay for. Basis: our legitimate interest in selling what we have.',
                `${hours(kept.unpaidCheckoutHours)} after the checkout, even if you delete your account before then; not at all once it is paid.`,
              ],
              [
                'Recalls',
                'If a product you bought turns out to be unsafe: that we wrote to you about it, whether you opened the link in that letter, and what you answered. So that nobody is left with it. Basis: legal obligation, under the General Product Safety Regulations 2005.',
                `${kept.recallYears} years after the letter; once you delete your account, without your name, e-mail and note.`,
              ],
              [
                'Reviews',
                'Your name, of which others see the first and an initial, your stars and text, and whether you bought the product. So that others can choose well. With a salted hash of your mailbox, from which it can’t be read, so that nobody reviews a product twice. Basis: our legitimate interest in honest information about what we sell. We ask for a review by e-mail once per order, and not again if you use the link in it to say so.',
                'Until you ask us to remove it. If you delete your account, it stays with the hash but without your name.',
              ],
              [
                'Messages',
                'What you type into the contact form, and the e-mails that follow, to answer you. Basis: steps before a contract, or our legitimate interest in answering.',
                'As long as the matter takes, then we delete them. They also go when you delete your account, or when you ask.',
              ],
              [
                'Newsletter',
                'Your e-mail, the sentence you agreed to, when and where, when you confirmed it through the link in our e-mail, and when you unsubscribed. To send it, and to show that you asked for it. Basis: consent, which you can withdraw with one click in every issue.',
                `Until you unsubscribe, or ${kept.unconfirmedDays} days if you don’t confirm it. We keep a note that you unsubscribed, so that we don’t write again, until you ask us to delete it.`,
              ],
              [
                'Back in stock',
                'If you ask to hear when a product is back: your e-mail, the product, when you asked and when you confirmed it. To write to you once. Basis: consent, which you can withdraw with one click in every such e-mail.',
                `${hours(kept.toldOfStockHours)} after that e-mail is sent; before it, ${kept.stockRequestDays} days, or ${kept.unconfirmedDays} days if you don’t confirm it; or until you cancel the request or delete your account.`,
              ],
              [
                'Invitation',
                'If you were a customer of ours in another shop: your e-mail, name and address and, if you had agreed to marketing, that you did. To give you your account here. Basis: our legitimate interest in moving our customers along with us.',
                `The link works for ${kept.invitationDays} days. If you don’t accept the invitation, we delete the account ${kept.invitedDays} days after sending it.`,
              ],
              [
                'Searches that found nothing',
                'The words and how many people searched for them, so that we can stock what is missing or name it better. We don’t keep words with an e-mail, a long number or more than 60 characters, and read the others only once two visitors have searched for them. With a salted hash of the words and your IP address, from which neither can be read, so that nobody is counted twice. Basis: our legitimate interest in knowing what shoppers look for.',
                `${kept.missedWordsDays} days after anybody last searched for them; the hash ${kept.missedWordsVisitorDays} days.`,
              ],
              [
                'One-time codes',
                'A hash of the code, with your e-mail. To make sure that the e-mail is yours. Basis: contract.',
                `A code works for ${kept.codeMinutes} minutes and five tries, and is deleted within an hour after that. The e-mail that carries it is deleted from our queue ${hours(kept.sentLetterHours)} after it was sent.`,
              ],
              [
                'IP address',
                'With a count of requests, and of sign-in attempts with the e-mail that was tried, to stop people guessing passwords or flooding the shop. Basis: our legitimate interest in keeping it safe.',
                `As long as the count lasts: a day at most, and about an hour more until it is cleared. Where you signed in from: ${kept.knownAddressDays} days.`,
              ],
            ],
          },
        },
        'Our log files hold technical events and errors, but no e-mails, addresses or passwords.',
        'You don’t have to give us anything to look around. To take an order we need your name, e-mail and address, or we could neither deliver nor send a receipt. No decision about you is made by a machine alone, and we build no profiles.',
        'Our shop is for adults aged 18 and over, and we don’t knowingly keep children’s data.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      body: [
        {
          list: [
            'The card payment provider, Stripe, takes your payment on its own page. It gets your e-mail, what you buy and the amount from us, and your card details from you. We never see or store card numbers. It also uses data on its own account, for example to prevent fraud: see [its privacy policy](https://stripe.com/gb/privacy).',
            'The carrier gets your name, address and phone number, so that it can deliver.',
            'The companies that run our servers and carry our e-mails work on our instructions alone.',
            'Tax authorities, the police and the courts see it where the law requires it.',
          ],
        },
        'Some of them, such as Stripe, also work outside the UK. The law then requires the same protection there, through an adequacy decision or contract clauses approved in the UK. Ask us for details.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        {
          list: [
            'See what we hold and take a copy: [Settings](/settings), Download my data.',
            'Correct your name and address: [Settings](/settings).',
            'Have it deleted: [Settings](/settings), Delete account; or ask us to delete a single thing.',
            'Unsubscribe from the newsletter: the link in every issue.',
            'Object to anything we base on legitimate interests, or have data put on hold while a question is open: contact us.',
            'Withdraw your consent at any time. What we did before that stays lawful.',
          ],
        },
        'Whatever you ask for through the [contact page](/contact), we’ll answer within one month, free of charge.',
        'If you’re not happy with how we handle your data, please tell us: we’ll confirm your complaint within 30 days and look into it without delay. You can also complain to the Information Commissioner’s Office at any time: [ico.org.uk](https://ico.org.uk/make-a-complaint/), 0303 123 1113, Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'There are five, and none of them follows you around. They are needed for what you ask the shop to do, so the law requires no consent banner for them. Scripts can’t read them.',
        {
          table: {
            head: ['Name', 'What for', 'How long'],
            rows: [
              [
                'hopup_session',
                'Keeps you signed in.',
                `${kept.sessionDays} days after your last visit, ${kept.maxSessionDays} days at most, or until you sign out.`,
              ],
              [
                'hopup_code',
                'Shows that this browser asked for a one-time code: the code works in no other browser.',
                `${kept.codeMinutes} minutes, or until the code is used.`,
              ],
              [
                'hopup_grant',
                'Shows that you entered the right one-time code, so that you can create an account or set a new password.',
                `${kept.grantMinutes} minutes, or until you have done so.`,
              ],
              [
                'hopup_staff',
                'For our own staff: keeps them signed in to the dashboard.',
                `Until the browser is closed, or after ${hours(kept.staffIdleHours)} without use.`,
              ],
              [
                'hopup_device',
                'For our own staff: shows that they signed in on this device before, so that other people’s wrong tries don’t lock them out.',
                `${kept.staffDeviceDays} days after they last signed in on it.`,
              ],
            ],
          },
        },
        'On an encrypted connection (HTTPS) the names begin with __Host-, for example __Host-hopup_session: the browser then makes sure that no other site can set them.',
        'The card payment page is the provider’s own, at its own address, with its own cookies and cookie notice.',
      ],
    },
    {
      id: 'browser-storage',
      title: 'What else is stored in your browser',
      body: [
        'All of this stays in your own browser. It is there because you put something in your cart, signed in, and so on. You can clear it in your browser’s settings at any time. The following is kept until you or the shop clears it (local storage):',
        {
          folded: 'What is kept until it is cleared',
          table: {
            head: ['Name', 'What for', 'How long'],
            rows: [
              ['email', 'Your e-mail, to show who is signed in.', 'Until you sign out.'],
              ['name', 'Your name, for the same.', 'Until you sign out.'],
              ['newsletter', 'That you have subscribed, so that we don’t ask again.', 'Until you sign out.'],
              [
                'hadAccount',
                'That somebody has been signed in here, so that the checkout asks for a password first and not for a new account.',
                'Until you clear your browser’s data.',
              ],
              [
                'ordered',
                'That an order was paid for here, so that the first-order offer stays away.',
                'Until you clear your browser’s data.',
              ],
              ['cart', 'What is in your cart: product, quantity, price.', 'Until you buy it or take it out.'],
              [
                'cartProducts',
                'Names, prices and stock of what is in your cart, as last seen, so that it opens offline.',
                'Until it leaves your cart.',
              ],
              [
                'discountCode',
                'The discount code applied to your cart.',
                'Until you buy or remove it, or it no longer works.',
              ],
              ['favourites', 'The products whose heart you pressed.', 'Until you press it again.'],
              ['compare', 'The products you ticked to compare, up to four.', 'Until you untick them.'],
              [
                'viewed',
                'The last 12 products you looked at, to show you them again. They are sent to us only to ask for their prices, and we don’t keep them.',
                'Until you press Clear beside them, or 12 others follow.',
              ],
              [
                'searches',
                'The last five searches that you sent off, to offer you them again. This list is not sent to us.',
                'Until you clear it below the search box, or five others follow.',
              ],
              [
                'myKit',
                'The guns you told us about, to show what fits them. If you’re signed in, your account keeps them too.',
                'Until you remove them.',
              ],
              [
                'postcode',
                'The postcode you typed on a product’s page, to say whether and when we deliver there. It is not sent to us.',
                'Until you clear it there, or type another.',
              ],
              [
                'buyNow',
                'The product and quantity of Buy Now.',
                'Until it is bought or another takes its place.',
              ],
              [
                'pendingAccount',
                'Your e-mail and name while you create an account or reset a password. Never the password.',
                'Until that is done.',
              ],
              ['returnTo', 'The page to come back to after signing in.', 'Until you are back.'],
              [
                'slipPaper',
                'For our staff: the paper that packing slips are printed on.',
                'Until another is chosen.',
              ],
            ],
          },
        },
        'The rest is kept only until the tab is closed (session storage):',
        {
          folded: 'What is kept until the tab is closed',
          table: {
            head: ['Name', 'What for', 'How long'],
            rows: [
              [
                'checkout',
                'The checkout under way: items, code and order number, so that a reload never orders twice.',
                'Until it is paid, or the tab is closed.',
              ],
              [
                'drafts',
                'What you typed into a form and haven’t sent yet: your name and e-mail when you register, your name or address in settings, a delivery address at the checkout or of an order, a message, a return, a review or your answer to a recall. It’s kept so that a reload or Back doesn’t lose it. Never a password or a code.',
                'Until it is sent or saved, you sign out, or the tab is closed.',
              ],
              [
                'newsletterDeclined',
                'That you closed the newsletter’s offer, so that it stays closed.',
                'Until the tab is closed.',
              ],
              [
                'nextCode',
                'Your e-mail, and when you can ask for another one-time code.',
                'Until the tab is closed.',
              ],
              [
                'askedProduct',
                'The product you opened last without a connection, so that we can name it until its page comes.',
                'Until the tab is closed.',
              ],
              [
                'react-router-scroll-positions',
                'How far you had scrolled, so that Back takes you to the same place.',
                'Until the tab is closed.',
              ],
            ],
          },
        },
        'Fonts, pictures and scripts all come from our own server. There are no analytics, no advertising and no social media buttons.',
      ],
    },
  ],
});

// ── Terms ────────────────────────────────────────────────────────────────────────────────────────────────────

export const termsPage = {
  title: 'Terms',
  description:
    'The terms on which we sell airsoft supplies: who may buy, prices with VAT, how a contract is made, payment, delivery, faulty goods and airsoft law.',
} as const;

export const terms = (seller: Seller): LegalDocument => ({
  title: termsPage.title,
  changed: '2026-11-26',
  intro:
    'These terms apply when you buy here as a consumer: for yourself, not for a business. The terms on this page when you order are the ones that apply to your order; please save or print them.',
  sections: [
    {
      id: 'seller',
      title: 'Who you buy from',
      body: [
        whereToFind(seller),
        ...(seller.companyNumber ? [`Our company number is ${seller.companyNumber}.`] : []),
        ...(seller.vatNumber ? [`Our VAT number is ${seller.vatNumber}.`] : []),
        'We’re here Monday to Friday, 9:00-18:00.',
      ],
    },
    {
      id: 'age',
      title: 'Who may buy',
      body: [
        'You must be 18 or over, and by ordering you tell us that you are. We may ask for proof of your age, and so may the carrier at the door; without it we’ll cancel the order and refund your payment.',
        'You may order for somebody younger, but nothing that is marked as sold to adults only. It is then up to you to see that what you give is used safely, and that the site lets players of that age in.',
        'Please keep your details up to date and your password to yourself. Trade and bulk buyers are welcome: [contact us](/contact), as other terms may apply to you.',
      ],
    },
    {
      id: 'airsoft-law',
      title: 'Airsoft and the law',
      body: [
        'What we sell is supplies: BBs, gas, magazines, batteries, clothing and attachments. The limits of the Violent Crime Reduction Act 2006 on buying imitation firearms don’t apply to them, and you need no UKARA registration or other defence to buy them. Should a product be a realistic imitation firearm, its page says so: by law we sell it only to somebody aged 18 or over with a defence that we have checked and recorded.',
        'How you use them is another matter. It is an offence to carry an imitation firearm in public without a lawful reason, so take yours to the game cased and out of sight. An airsoft gun must stay within the muzzle energy that the Firearms Act 1968 allows (1.3 joules for one that can fire automatically, 2.5 joules for any other); bear it in mind when you change BB weight, gas or parts. Wear eye protection made for airsoft, and follow your site’s rules.',
        'Gas, CO2 and LiPo packs can hurt you if they are heated, pierced or charged wrongly. Follow the instructions on them and on the product’s page.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and discounts',
      body: [
        `Prices are in pounds and include 20% VAT. Delivery is shown beside them: ${deliveryPrice}, free from ${freeDeliveryFrom}. The total on the order button is all you pay.`,
        'Quantity discounts come off automatically. You can use one discount code per order, on the conditions that came with it; the newsletter’s code is for a first order.',
        'If a price changes while you shop, we’ll show you the new one, and nothing is ordered until you accept it. If a price was so plainly wrong that you could have spotted it, we don’t have to sell at it: we’ll cancel the order and refund you in full.',
      ],
    },
    {
      id: 'contract',
      title: 'How a contract is made',
      body: [
        {
          steps: [
            'You check your address, items and total at the checkout. You can change anything until you press the last button.',
            'With ‘Order and pay’ you offer to buy. We hold the goods for you for about half an hour while you pay.',
            'We accept with our e-mail ‘We have your order’, once your payment has arrived. That makes the contract.',
          ],
        },
        'That e-mail is your receipt and explains your right to cancel. You’ll also find the order under [Orders](/orders). The contract is in English.',
        'If we can’t accept or supply your order, we’ll tell you and refund you in full without delay.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      body: [
        'You pay by card when you order, on our card payment provider’s page. We never see your card number. If a payment fails, nothing is ordered and you can try again; if a payment arrives for an order we can no longer send, it goes back to your card automatically.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      body: [
        `We deliver within the United Kingdom, the Isle of Man and the Channel Islands. Dispatched the next working day, with you 2-4 business days after you order, and never later than 30 days unless we agree otherwise with you. The goods are at our risk until they are in your hands or those of somebody you name, and they are yours once they are paid for. [Delivery and returns](/delivery-and-returns) says more.`,
      ],
    },
    {
      id: 'changing-your-mind',
      title: 'Changing your mind',
      body: [
        'You can cancel your order here until it is dispatched, and withdraw from it until 14 days after it is delivered, without giving a reason. How to do it, and what happens to your money, is under [Delivery and returns](/delivery-and-returns#withdraw).',
      ],
    },
    {
      id: 'faulty',
      title: 'If something is wrong with the goods',
      body: [
        'Under the Consumer Rights Act 2015 goods must be as described, fit for their purpose and of satisfactory quality. If they are not:',
        {
          list: [
            'Within 30 days of getting them you can reject them and have your money back.',
            'After that you can have them repaired or replaced, free of charge, within a reasonable time and without much inconvenience to you.',
            'If that doesn’t work or can’t be done, you can keep them at a lower price, or send them back for a refund. After the first six months we may deduct something for the use you have had.',
            'A fault that shows within six months counts as there from the start, unless we prove otherwise or that makes no sense for the goods, such as BBs that have been fired.',
          ],
        },
        'You can claim for up to six years from delivery in England, Wales and Northern Ireland, and in Scotland for five years from when you could have noticed the fault. Ordinary wear, misuse and accidental damage are not faults.',
        'Tell us through ‘Withdraw or return’ on the order’s page, or through the [contact page](/contact). We pay for the return of faulty goods. For independent advice on your rights, ask Citizens Advice, [citizensadvice.org.uk](https://www.citizensadvice.org.uk/), 0808 223 1133.',
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews',
      body: [
        'Write about your own experience, lawfully and without other people’s personal data. You allow us to show your review here for as long as the shop runs. ‘Verified purchase’ appears only where the product was delivered to the same account. We may hide a review that breaks these rules, but never because of its stars.',
      ],
    },
    {
      id: 'liability',
      title: 'What we are liable for',
      body: [
        'We are liable for loss you suffer because we break these terms or don’t take reasonable care, as far as it could be foreseen when you ordered. We are not liable for business losses, or for what nobody taking reasonable care could have prevented.',
        'Nothing here limits our liability for death or injury caused by our negligence, for fraud, for faulty goods under the Consumer Rights Act 2015 or the Consumer Protection Act 1987, or wherever else the law doesn’t allow it.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      body: [
        'If something goes wrong, [contact us](/contact) first: most things are settled within a business day or two.',
        'The law of England and Wales applies, and disputes go to its courts. If you live in Scotland or Northern Ireland, you keep the protection of the law there and can also go to the courts there.',
        'If one of these terms turns out not to be valid, the others still apply.',
      ],
    },
  ],
});

// ── Delivery and returns ─────────────────────────────────────────────────────────────────────────────────────

export const deliveryPage = {
  title: 'Delivery and returns',
  description: `Delivery is ${deliveryPrice}, free from ${freeDeliveryFrom}, dispatched the next working day and with you 2-4 business days after you order. How to cancel, withdraw within 14 days and return goods.`,
} as const;

export const deliveryAndReturns = ({
  shopName,
  sellerName = shopName,
  sellerAddress,
  sellerEmail,
}: Seller): LegalDocument => ({
  title: deliveryPage.title,
  changed: '2026-11-29',
  intro: `Delivery is ${deliveryPrice}, and free from ${freeDeliveryFrom}. You have 14 days from delivery to change your mind, and your full legal rights if something is faulty.`,
  sections: [
    {
      id: 'delivery',
      title: 'Delivery',
      body: [
        {
          list: [
            `Price: ${deliveryPrice} under ${freeDeliveryFrom}, free from ${freeDeliveryFrom}. What counts is the price of the goods after quantity discounts and before any code.`,
            `Dispatched the next working day. We pack Monday to Friday, 9:00-18:00, but not on bank holidays.`,
            `${inWords}. The product’s page, the cart, the checkout, your order and its e-mails show the dates.`,
            'To addresses in the United Kingdom, the Isle of Man and the Channel Islands, from our UK warehouse.',
            'Gas, CO2 and lithium batteries go by road only. They can’t be sent where parcels go by air or sea, that is to Northern Ireland, the Isle of Man, the Channel Islands, the Outer Hebrides, Orkney, Shetland, the Isles of Scilly and the forces abroad (BFPO); each product’s page says so.',
          ],
        },
        'What happens once it is dispatched:',
        {
          list: [
            'You’ll get an e-mail that says which carrier has it and, where the carrier gives one, the number and a link to follow it. [Orders](/orders) shows each step.',
            'A few days later we may ask by e-mail whether it has arrived: one click answers. If you don’t answer, we’ll take it as delivered, and your 14 days to change your mind begin only then.',
            'If a parcel is late or damaged, [contact us](/contact): it is at our risk until it is in your hands.',
            'If we miss a date that we agreed was essential, or take more than 30 days, you can end the contract and get all your money back.',
          ],
        },
      ],
    },
    {
      id: 'hazardous',
      title: 'Gas and LiPo packs',
      body: [
        'To carriers, airsoft gas, CO2 capsules and LiPo packs are dangerous goods. We pack and label them as the rules require and send them by road courier, at the same price and in the same time. Where parcels go by air or sea we can’t send them: the product’s page and the checkout say so before you order. If it turns out only later, we’ll tell you before dispatch and refund you.',
      ],
    },
    {
      id: 'cancel',
      title: 'Cancelling before dispatch',
      body: [
        'As long as your order is Pending or Confirmed, you can cancel it yourself: open it under [Orders](/orders) and press ‘Cancel order’. We’ll refund your whole payment to your card automatically; it usually takes 5-10 business days to show.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Changing your mind after dispatch: 14 days',
      body: [
        'You may withdraw from an order without giving a reason until 14 days after the day you get the goods, or the last parcel of them. In law this is your right to cancel under the Consumer Contracts Regulations 2013.',
        {
          steps: [
            'Open the order under [Orders](/orders) and press ‘Withdraw or return’. Or tell us in any other clear way: through the [contact page](/contact), by replying to our e-mails, or with the form below. It is enough to send it within the 14 days.',
            'You’ll get an e-mail that confirms when we received it, with the return address and a slip to print.',
            'Send the goods back within 14 days of your notice, unused and well packed, in what they came in if you can. Keep the proof of posting.',
            'We’ll refund what you paid, standard delivery included, to the same card and free of charge, within 14 days of the goods reaching us or of your proof that you sent them, whichever is first.',
          ],
        },
        'You may look at the goods as you would in a shop. If they lose value because they were handled more than that, such as BBs fired, gas used or a pack soldered, we may deduct that from the refund.',
        'You can return the whole order or only some of it. If you return only some, we’ll refund what you paid for those goods, but not the delivery.',
        {
          form: {
            title: rightToCancel.formTitle,
            lines: [
              rightToCancel.formHint,
              rightToCancel.to(
                [sellerName, sellerAddress?.replaceAll('\n', ', '), sellerEmail].filter(Boolean).join(', '),
              ),
              rightToCancel.notice,
              '_'.repeat(24),
              ...[rightToCancel.orderNumber(''), rightToCancel.ordered(''), ...rightToCancel.blanks].map(
                (label) => `${label.trim()} ${'_'.repeat(16)}`,
              ),
              rightToCancel.delete,
            ],
          },
        },
      ],
    },
    {
      id: 'postage',
      title: 'Who pays for the return',
      body: [
        {
          table: {
            head: ['What you send back', 'Who pays'],
            rows: [
              ['Goods that are faulty, damaged or not what you ordered', 'We do.'],
              ['Goods you changed your mind about', 'You do: whatever the carrier you choose charges.'],
              [
                'Gas, CO2 and LiPo packs you changed your mind about, which can’t go by ordinary post',
                'We do: we book a road courier to collect them.',
              ],
            ],
          },
        },
        'Please don’t put gas, CO2 or LiPo packs in the ordinary post. Wait for our e-mail about how to send them. Never send a LiPo pack that is swollen or damaged; tell us instead.',
      ],
    },
    {
      id: 'faulty',
      title: 'Faulty, damaged or wrong goods',
      body: [
        'Tell us through ‘Withdraw or return’ on the order’s page or the [contact page](/contact). A picture helps: send it to our e-mail address there. Within 30 days you can have your money back; after that, a repair or a replacement comes first. Your rights last longer than the 14 days and are set out in our [terms](/terms#faulty).',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      body: [
        'Refunds go to the card you paid with. We send them within the 14 days above, usually straight away; your bank may take 5-10 business days to show them. You’ll get an e-mail when we do, and the order’s page shows it.',
      ],
    },
  ],
});
