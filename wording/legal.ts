import { deliveryPrice, freeDeliveryFrom } from './delivery-terms.ts';
import { rightToCancel } from './emails.ts';
import { delivery } from './storefront/shop.ts';

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
  /** The first cell of a row names it. */
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } }
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
  intro: string;
  sections: readonly LegalSection[];
}

export const legal = {
  contents: 'On this page',
  questions: 'A question about this? [Write to us](/contact): we answer within one business day.',
} as const;

const whereToFind = ({ shopName, sellerName = shopName, sellerAddress, sellerEmail }: Seller) =>
  sellerAddress
    ? `${sellerName}, ${sellerAddress.replaceAll('\n', ', ')}. The quickest way to reach us is the [contact page](/contact)${sellerEmail ? `; our e-mail address is [${sellerEmail}](mailto:${sellerEmail})` : ''}.`
    : `${sellerName}. You reach us by the [contact page](/contact), and by replying to any e-mail of ours; ask there for our postal address.`;

// ── Privacy and cookies ──────────────────────────────────────────────────────────────────────────────────────

export const privacyPage = {
  title: 'Privacy and cookies',
  description:
    'What we keep about you, why, for how long and who else sees it, with a list of every cookie and of all that is stored in your browser.',
} as const;

export const privacy = (seller: Seller, kept: Kept): LegalDocument => ({
  title: privacyPage.title,
  intro:
    'In short: we keep what an order needs and what you ask us to keep. There is no advertising, no tracking and no script of anybody else on our pages. We never sell or swap data.',
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
                'Name and e-mail; of your password only a hash, from which it can’t be read. To sign you in and to find your orders. Basis: contract.',
                'Until you delete your account.',
              ],
              [
                'Address and phone number',
                'To deliver, and for the driver to reach you. Basis: contract.',
                'Until you change them or delete your account.',
              ],
              [
                'Orders',
                'Goods, prices, the address as it was, receipt, payment status and any notice to withdraw. To carry out the order and your rights after it: contract. To keep business records: legal obligation.',
                'With your account, at least for the six years that tax law asks for. If you delete your account, they are kept without your name, e-mail and address.',
              ],
              [
                'Whether an order has arrived',
                'If you answer our e-mail about it: what you said and when, and until then a hash of its link. So that the order counts as delivered when it is, and we look for it when it is not. Basis: contract.',
                `The link works for ${kept.arrivalDays} days, and what you said is then deleted; that an order had not arrived stays with the order.`,
              ],
              [
                'Age and defences',
                'When you declared to be 18 or over. If you ask to buy realistic imitation firearms: which defence you showed (such as your UKARA number), what we found, who checked it and until when it counts; never a document. If we refuse such a sale: what, when and why. Basis: legal obligation, under the Violent Crime Reduction Act 2006, sections 36 and 37.',
                `Your defences until you delete your account. What an order was sold on stays with that order, as we must be able to show it, also after you delete your account. Refusals: ${kept.refusedSaleYears} years, without you once you delete your account.`,
              ],
              [
                'First-order code',
                'If you order with a code for a first order: a salted hash of your mailbox and of your delivery address, from which neither can be read. So that the code works once for everybody. Basis: our legitimate interest in giving it to new customers only.',
                'With that order, also after you delete your account.',
              ],
              [
                'Unpaid checkouts',
                'A salted hash of your mailbox, and until the payment is known one of your IP address, from which neither can be read. So that nobody keeps goods from others by checkouts that they don’t pay. Basis: our legitimate interest in selling what we have.',
                `${hours(kept.unpaidCheckoutHours)} after the checkout, also if you delete your account meanwhile; not at all once it is paid.`,
              ],
              [
                'Recalls',
                'If a product that you bought turns out not to be safe: that we wrote to you about it, whether you opened the link of that letter, and what you answered. So that nobody is left with it. Basis: legal obligation, under the General Product Safety Regulations 2005.',
                `${kept.recallYears} years after the letter. If you delete your account, without your name, e-mail and note.`,
              ],
              [
                'Reviews',
                'Your name, stars, text, and whether you bought the product. So that others can choose well. With it a salted hash of your mailbox, from which it can’t be read, so that nobody reviews a product twice. Basis: our legitimate interest in honest information about what we sell. For it we ask you by e-mail once an order, and not again if you say so by its link.',
                'Until you ask us to remove one. If you delete your account, it stays without your name, with the hash.',
              ],
              [
                'Messages',
                'What you type into the contact form, and the e-mails that follow, to answer you. Basis: steps before a contract, or our legitimate interest in answering.',
                'As long as the matter needs, then we delete them. They go with your account, or when you ask.',
              ],
              [
                'Newsletter',
                'Your e-mail, the sentence you agreed to, when and where, when you confirmed it by the link in our e-mail, and when you left. To send it, and to show that you asked for it. Basis: consent, which you can withdraw with one click in every issue.',
                `Until you unsubscribe, or ${kept.unconfirmedDays} days if you don’t confirm it. The note that you left stays until you ask us to delete it, so that we don’t write again.`,
              ],
              [
                'Back in stock',
                'If you ask to hear when a product is back: your e-mail, the product, when you asked and when you confirmed it. To write to you once. Basis: consent, which you can withdraw with one click in every such e-mail.',
                `${hours(kept.toldOfStockHours)} after that e-mail went; before it, ${kept.stockRequestDays} days, or ${kept.unconfirmedDays} days if you don’t confirm it; or until you end it or delete your account.`,
              ],
              [
                'Invitation',
                'If you were a customer of ours in another shop: your e-mail, your name and address, and that you accepted marketing, where you had. To give you your account here. Basis: legitimate interest.',
                `The link works for ${kept.invitationDays} days. An account whose invitation nobody accepts is deleted ${kept.invitedDays} days after it.`,
              ],
              [
                'Searches that found nothing',
                'The words and how many searched for them, so that we can stock or name what is missed. Words with an e-mail, a long number or more than 60 signs are not kept, and we read the others only once two visitors have searched for them. With them a salted hash of the words and your IP address, from which neither can be read, so that nobody counts twice. Basis: our legitimate interest in knowing what shoppers look for.',
                `${kept.missedWordsDays} days after anybody last searched for them; the hash ${kept.missedWordsVisitorDays} days.`,
              ],
              [
                'One-time codes',
                'A hash of the code, with your e-mail. To make sure that the e-mail is yours. Basis: contract.',
                `A code works for ${kept.codeMinutes} minutes and for five tries, and is deleted within an hour after that. The e-mail with it leaves our queue ${hours(kept.sentLetterHours)} after it was sent.`,
              ],
              [
                'IP address',
                'With a count of requests, and of sign-ins with the e-mail that was tried, to stop people from guessing passwords and from flooding the shop. Basis: our legitimate interest in keeping it safe.',
                `While the count lasts, a day at most, and about an hour more until it is cleared away. From where you signed in: ${kept.knownAddressDays} days.`,
              ],
            ],
          },
        },
        'Our log files hold technical events and errors; they hold no e-mails, no addresses and no passwords.',
        'You need not give us anything to look around. To order, we need your name, e-mail and address, or we could neither deliver nor send a receipt. Nothing is decided about you by a machine alone, and we make no profiles.',
        'Our shop is for adults of 18 and over, and we don’t knowingly keep data of children.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      body: [
        {
          list: [
            'The card payment provider, Stripe: takes your payment on its own page. It gets your e-mail, what you buy and the amount from us, and your card from you. We never see or store card numbers. It also uses data on its own responsibility, for example against fraud: see [its privacy policy](https://stripe.com/gb/privacy).',
            'The carrier: gets your name, address and phone number, to deliver.',
            'The providers that run our servers and carry our e-mails: they work for us, on our instructions alone.',
            'Tax authorities, the police and courts: where the law obliges us.',
          ],
        },
        'Some of them, Stripe for one, also work outside the UK. Then the law asks for the same protection there, by an adequacy decision or by contract clauses approved in the UK. Ask us for details.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        {
          list: [
            'See and take along what we hold: [Settings](/settings), Download my data.',
            'Correct your name and address: [Settings](/settings).',
            'Have it deleted: [Settings](/settings), Delete account; or ask us about a single thing.',
            'Leave the newsletter: the link in every issue.',
            'Object to what we do on legitimate interests, or have data set aside while a question is open: write to us.',
            'Withdraw a consent at any time. What was done before stays lawful.',
          ],
        },
        'Whatever you ask by the [contact page](/contact), we answer within one month and without charge.',
        'If you are not happy with us, please tell us: we confirm a complaint within 30 days and look into it without delay. You can also complain to the Information Commissioner’s Office at any time: [ico.org.uk](https://ico.org.uk/make-a-complaint/), 0303 123 1113, Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'There are five, and none of them follows you. They are needed for what you ask of the shop, so the law does not want a consent banner for them. Scripts cannot read them.',
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
                'Shows that this browser asked for a one-time code: the code works in no other.',
                `${kept.codeMinutes} minutes, and only until the code is used.`,
              ],
              [
                'hopup_grant',
                'Shows that you have entered a right one-time code, to create an account or to set a new password.',
                `${kept.grantMinutes} minutes, and only until it is used.`,
              ],
              [
                'hopup_staff',
                'For our own staff: keeps them signed in to the dashboard.',
                `Until the browser is closed, or after ${hours(kept.staffIdleHours)} without use.`,
              ],
              [
                'hopup_device',
                'For our own staff: shows that they signed in on this device before, so that wrong tries of others do not lock them out.',
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
        'These stay in your own browser. They are there because you put something into the cart, signed in, and so on. You can clear them in your browser’s settings at any time. The first are kept until you or the shop clears them (local storage):',
        {
          table: {
            head: ['Name', 'What for', 'How long'],
            rows: [
              ['email', 'Your e-mail, to show who is signed in.', 'Until you sign out.'],
              ['name', 'Your name, for the same.', 'Until you sign out.'],
              ['newsletter', 'That you have subscribed, so that we don’t ask again.', 'Until you sign out.'],
              [
                'ordered',
                'That an order was paid here, so that the offer for a first order stays away.',
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
                'The last 12 products you looked at, to show you them again. They are not sent to us but to ask for their prices, and not kept then.',
                'Until you press Clear beside them, or 12 others follow.',
              ],
              [
                'myKit',
                'The guns you told us of, for what fits them. Signed in, your account keeps them too.',
                'Until you remove them.',
              ],
              [
                'postcode',
                'The postcode you typed on a product’s page, to tell whether and when it comes there. It is not sent to us.',
                'Until you empty it there, or type another.',
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
        'The others end with the tab (session storage):',
        {
          table: {
            head: ['Name', 'What for', 'How long'],
            rows: [
              [
                'checkout',
                'The checkout under way: items, code and order number, so that a reload never orders twice.',
                'Until it is paid, or the tab is closed.',
              ],
              [
                'typedAddress',
                'A delivery address typed at the checkout, so that a reload does not lose it.',
                'Until it is saved, you sign out, or the tab is closed.',
              ],
              [
                'newsletterDeclined',
                'That you closed the newsletter’s window, so that it stays closed.',
                'Until the tab is closed.',
              ],
              [
                'nextCode',
                'Your e-mail, and from when on you can ask for another one-time code.',
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
  intro:
    'These terms apply to what you buy here as a consumer: for yourself, not for a trade. The terms that stand here when you order are those of your order; please save or print them.',
  sections: [
    {
      id: 'seller',
      title: 'Who you buy from',
      body: [
        whereToFind(seller),
        ...(seller.companyNumber ? [`Our company number is ${seller.companyNumber}.`] : []),
        ...(seller.vatNumber ? [`Our VAT number is ${seller.vatNumber}.`] : []),
        'We are there Monday to Friday, 9:00-18:00.',
      ],
    },
    {
      id: 'age',
      title: 'Who may buy',
      body: [
        'You must be 18 or over. By ordering you tell us that you are. We may ask for proof of your age, and the carrier may do so at the door; without it we cancel the order and return your payment.',
        'Please keep what you tell us about yourself right, and your password to yourself. Trade and bulk buyers are welcome: [write to us](/contact), since other terms may apply to you.',
      ],
    },
    {
      id: 'airsoft-law',
      title: 'Airsoft and the law',
      body: [
        'We sell supplies: BBs, gas, magazines, batteries, clothing and attachments. We don’t sell airsoft guns, realistic imitation firearms or any other imitation firearm. The limits of the Violent Crime Reduction Act 2006 on buying those don’t apply to our goods, and you need no UKARA registration or other defence to buy from us.',
        'How you use them is another matter. It is an offence to carry an imitation firearm in public without a lawful reason, so take yours to the game cased and out of sight. An airsoft gun must stay within the muzzle energy that the Firearms Act 1968 allows (1.3 joules for one that can fire automatically, 2.5 joules for any other); think of it when you change BB weight, gas or parts. Wear eye protection made for airsoft, and keep to the rules of your site.',
        'Gas, CO2 and LiPo packs can hurt you when they are heated, pierced or charged wrongly. Follow the instructions on them and on the product’s page.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and discounts',
      body: [
        `Prices are in pounds and include 20% VAT. Delivery stands beside them: ${deliveryPrice}, free from ${freeDeliveryFrom}. The total on the order button is all that you pay.`,
        'Quantity discounts come off by themselves. One discount code works per order, under the conditions that came with it; the newsletter’s code is for a first order.',
        'If a price changes while you shop, we show you the new one and nothing is ordered until you accept it. If a price was so plainly wrong that you could have seen it, we need not sell at it: we then cancel and return your payment in full.',
      ],
    },
    {
      id: 'contract',
      title: 'How a contract is made',
      body: [
        {
          steps: [
            'You check your address, items and total at the checkout. Until the last button you can change everything.',
            'With ‘Order and pay’ you offer to buy. We hold the goods for you for about half an hour while you pay.',
            'We accept by our e-mail ‘We have your order’, once your payment has arrived. That makes the contract.',
          ],
        },
        'That e-mail is your receipt and carries your right to cancel. You also find the order under [Orders](/orders). The contract is in English.',
        'If we can’t accept your order or can’t supply it, we tell you and return your payment in full, without delay.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      body: [
        'You pay by card, at once, on the page of our card payment provider. We never see your card number. If a payment fails, nothing is ordered and you can try again; if money comes in for an order that we can’t send any more, it goes back to your card by itself.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      body: [
        `We deliver within the United Kingdom. ${delivery.dispatch}, with you ${delivery.estimate} after you order; in no case later than 30 days, unless we agree otherwise with you. The goods are at our risk until you, or somebody you name, have them in hand. They are yours once they are paid. [Delivery and returns](/delivery-and-returns) says more.`,
      ],
    },
    {
      id: 'changing-your-mind',
      title: 'Changing your mind',
      body: [
        'You can cancel your order here until it is dispatched, and withdraw from it until 14 days after it is delivered, without a reason. How, and what happens with your money, is under [Delivery and returns](/delivery-and-returns#withdraw).',
      ],
    },
    {
      id: 'faulty',
      title: 'If something is wrong with the goods',
      body: [
        'Under the Consumer Rights Act 2015 goods must be as described, fit for their purpose and of satisfactory quality. If they are not:',
        {
          list: [
            'Within 30 days of having them you can reject them and get your money back.',
            'After that you can have them repaired or replaced, free of charge, within a reasonable time and without great trouble to you.',
            'If that does not work or can’t be done, you can keep them at a lower price, or send them back for a refund. After the first six months we may take off something for the use you had.',
            'What goes wrong within six months counts as having been wrong from the start, unless we show otherwise or that makes no sense for the thing, such as BBs that are shot.',
          ],
        },
        'You can claim for up to six years from delivery in England, Wales and Northern Ireland, and five years in Scotland from when you could have noticed. Ordinary wear, misuse and damage by accident are not faults.',
        'Tell us under ‘Withdraw or return’ on the order’s page, or by the [contact page](/contact). We pay for the return of faulty goods. For independent advice on your rights ask Citizens Advice, [citizensadvice.org.uk](https://www.citizensadvice.org.uk/), 0808 223 1133.',
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews',
      body: [
        'Write what you found yourself, lawfully and without other people’s personal data. You let us show it here for as long as the shop runs. ‘Verified purchase’ stands only on reviews of a product that was delivered to the same account. We may hide a review that breaks these rules, never because of its stars.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      body: [
        'We answer for loss that you suffer because we break these terms or don’t take reasonable care, as far as it could be foreseen when you ordered. We don’t answer for losses of a business, nor for what nobody could have prevented with reasonable care.',
        'Nothing here limits what we owe you for death or injury caused by our negligence, for fraud, for faulty goods under the Consumer Rights Act 2015 or the Consumer Protection Act 1987, or wherever else the law allows no limit.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      body: [
        'If something goes wrong, [tell us](/contact) first: most things are settled within a business day or two.',
        'The law of England and Wales applies, and its courts decide. If you live in Scotland or Northern Ireland, you keep the protection of the law there and can also go to the courts there.',
        'If one of these terms turns out not to hold, the others still do.',
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
  intro: `Delivery is ${deliveryPrice}, and free from ${freeDeliveryFrom}. You have 14 days from delivery to change your mind, and all your rights if something is faulty.`,
  sections: [
    {
      id: 'delivery',
      title: 'Delivery',
      body: [
        {
          list: [
            `Price: ${deliveryPrice} under ${freeDeliveryFrom}, free from ${freeDeliveryFrom}. What counts are the goods after quantity discounts, before a code.`,
            `${delivery.dispatch}. We pack Monday to Friday, 9:00-18:00, not on bank holidays.`,
            `${delivery.inWords}. The product’s page, the cart, the checkout, your order and its e-mails name the days.`,
            'To addresses in the United Kingdom, from our UK warehouse.',
            'Gas, CO2 and lithium batteries go by road only. They can’t be sent where parcels fly or sail, such as Northern Ireland, the Isle of Man, the Channel Islands and the Scottish islands; each product’s page says so.',
          ],
        },
        'You get an e-mail when your order is dispatched, and [Orders](/orders) shows each step. Some days later we may ask by e-mail whether it has arrived: one press answers. If you don’t, we take it for delivered, and your 14 days to change your mind begin only then. If a parcel is late or damaged, [tell us](/contact): until you have it in hand, it is at our risk. If we miss a time that we agreed on as essential, or 30 days, you can end the contract and get everything back.',
      ],
    },
    {
      id: 'hazardous',
      title: 'Gas and LiPo packs',
      body: [
        'Airsoft gas, CO2 capsules and LiPo packs are dangerous goods for carriers. We pack and label them as the rules ask, and they go by road courier; the price and the time are the same. They are never flown, so to places that are served by air alone, such as some islands, we can’t send them. If that is so, we tell you before dispatch and return your payment.',
      ],
    },
    {
      id: 'cancel',
      title: 'Cancelling before dispatch',
      body: [
        'As long as your order is Pending or Confirmed, you can cancel it yourself: open it under [Orders](/orders) and press ‘Cancel order’. Your whole payment goes back to your card by itself, which usually takes 5-10 business days to show.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Changing your mind after dispatch: 14 days',
      body: [
        'You may withdraw from an order without a reason until 14 days after the day you get the goods, or the last parcel of them. In law this is your right to cancel under the Consumer Contracts Regulations 2013.',
        {
          steps: [
            'Open the order under [Orders](/orders) and press ‘Withdraw or return’. Or tell us in any other clear way: by the [contact page](/contact), by replying to our e-mails, or with the form below. It is enough to send it within the 14 days.',
            'You get an e-mail that proves when we received it, with the address for the return and a slip to print.',
            'Send the goods back within 14 days of your notice, unused and well packed, if you can in what they came in. Keep the proof of posting.',
            'We return what you paid, standard delivery included, to the same card and without charge: within 14 days of the goods reaching us, or of your proof that you sent them, whichever is first.',
          ],
        },
        'Look at the goods as you would in a shop. If they lost value because they were handled more than that, such as BBs shot, gas used or a pack soldered, we may take that off the refund.',
        'You can return the whole order or only some of it. If you return some of it, what you paid for those goods goes back to you, and the delivery stays paid.',
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
            head: ['What is sent back', 'Who pays'],
            rows: [
              ['Goods that are faulty, damaged or not what you ordered', 'We do.'],
              [
                'Goods that you changed your mind about',
                'You do, at the price of the carrier that you choose.',
              ],
              [
                'Gas, CO2 and LiPo packs that you changed your mind about, where no ordinary post takes them',
                'We do: we book a road courier to collect them.',
              ],
            ],
          },
        },
        'Please don’t put gas, CO2 or LiPo packs into ordinary post. Wait for our e-mail about how they travel. Never send a LiPo pack that is swollen or damaged; tell us instead.',
      ],
    },
    {
      id: 'faulty',
      title: 'Faulty, damaged or wrong goods',
      body: [
        'Tell us, with a picture if you can, under ‘Withdraw or return’ on the order’s page or by the [contact page](/contact). Within 30 days you can have your money back; later a repair or a replacement first. Your rights last longer than the 14 days and are set out in our [terms](/terms#faulty).',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      body: [
        'Refunds go to the card that you paid with. We send them within 14 days of the day named above, usually at once; your bank may take 5-10 business days to show them. You get an e-mail when we do, and the order’s page shows it.',
      ],
    },
  ],
});
