import { deliveryPrice, freeDeliveryFrom } from '../delivery-terms.ts';
import { listed } from '../listed.ts';
import { inWords } from './arrival.ts';
import { cardMarks } from './card-marks.ts';
import { contact } from './contact.ts';
import { energy } from './energy.ts';
import { footer } from './footer.ts';
import { layout } from './layout.ts';
import { ownPages } from './own-pages.ts';
import { categories } from './shop.ts';
import { stockRequest } from './stock-request.ts';

/** Beside an energy that is worked out, to whoever asks whether it is legal. */
export const energyLimits =
  'In England, Wales and Scotland a gun may have at most 1.3 J if it can fire automatically, and 2.5 J otherwise.';

/** The pages of the shop that answer what is typed into its search (shop/catalogue/search/help-words.ts has the words). */
export const helpPages = {
  delivery: {
    path: '/delivery-and-returns#delivery',
    title: 'Delivery',
    text: `${deliveryPrice}, free from ${freeDeliveryFrom}. ${inWords}. We only deliver in the UK, the Isle of Man and the Channel Islands.`,
  },
  collecting: {
    path: '/delivery-and-returns#delivery',
    title: 'Collecting an order',
    text: `We only deliver: there’s nothing to collect from. ${deliveryPrice}, free from ${freeDeliveryFrom}. ${inWords}.`,
  },
  hours: {
    path: '/contact',
    title: 'When we’re here',
    text: `${contact.beside.days}, ${contact.beside.time}; closed on Saturdays and Sundays. You can order at any time.`,
  },
  deliveryDays: {
    path: '/delivery-and-returns#delivery',
    title: 'Days of delivery',
    text: `${contact.beside.days}: ${inWords.toLowerCase()}, and not on Saturdays or Sundays. For a day you choose, send us a ‘${contact.types.special}’.`,
  },
  places: {
    path: '/delivery-and-returns#delivery',
    title: 'Where we deliver',
    text: `To the UK, the Isle of Man and the Channel Islands, all at ${deliveryPrice}, free from ${freeDeliveryFrom}; not to the Republic of Ireland or abroad. Gas, CO2 and lithium batteries can’t go to Northern Ireland, the Isle of Man, the Channel Islands or some Scottish islands; everything else can.`,
  },
  byRoad: {
    path: '/delivery-and-returns#delivery',
    title: 'How we send gas and batteries',
    text: 'Gas, CO2 and lithium batteries go by road courier, at the usual price and in the usual time. They can’t go to Northern Ireland, the Isle of Man, the Channel Islands or some Scottish islands.',
  },
  returns: {
    path: '/delivery-and-returns#withdraw',
    title: 'Returns',
    text: 'You have 14 days from delivery to change your mind. Start on the order’s page: our e-mail then has the address and a slip to print. For another size or colour, send it back and order again.',
  },
  refunds: {
    path: '/delivery-and-returns#refunds',
    title: 'Refunds',
    text: 'To the card you paid with, within 14 days of the goods reaching us; your bank may take 5-10 business days to show it. If you return the whole order, standard delivery is refunded too.',
  },
  cancel: {
    path: '/delivery-and-returns#cancel',
    title: 'Cancelling an order',
    text: 'You can cancel it yourself until we dispatch it.',
  },
  faulty: {
    path: '/delivery-and-returns#faulty',
    title: 'Faulty, damaged or wrong goods',
    text: 'Tell us, and we’ll put it right. We pay the postage.',
  },
  orders: {
    path: '/orders',
    title: ownPages.orders,
    text: `See where your order is, cancel it or send something back. ${inWords}. If it is late, tell us: it is at our risk until it is in your hands.`,
  },
  codes: {
    path: '/#offer',
    title: 'Discount codes',
    text: 'You enter a code at the checkout, one for each order. Our newsletter brings one for your first order: sign up here.',
  },
  deals: {
    path: '/shop/discount',
    title: layout.discount,
    text: 'What costs less each when you buy more of it. A code is entered at the checkout.',
  },
  groupDiscounts: {
    path: '/shop/discount',
    title: 'No discounts for groups',
    text: 'We have none for students, the NHS, the forces or any other group. What costs less each when you buy more of it is in the Discount Zone, for everybody; our newsletter brings a code for your first order.',
  },
  saleDays: {
    path: '/shop/discount',
    title: 'Sales and offers',
    text: 'Whatever is reduced, and what costs less each when you buy more of it, is in the Discount Zone all year. Our newsletter brings a code for your first order.',
  },
  reviews: {
    path: '/shop/all?sort=rating',
    title: 'Reviews',
    text: 'Each product’s page has its own, and you can write one there. All products, the best rated first.',
  },
  comparing: {
    path: '/compare',
    title: layout.compare,
    text: 'Tick ‘Compare’ on up to four products of one category, and see them side by side.',
  },
  sizes: {
    path: '/shop/attire',
    title: 'Clothing and its sizes',
    text: 'Each piece of clothing that comes in sizes has a size guide on its page, below the choices: it says how to measure, in centimetres and inches. What comes in one size says there whom it fits.',
  },
  popular: {
    path: '/shop/all?sort=bestSelling',
    title: 'Most popular',
    text: 'All products, the best-selling first.',
  },
  cart: {
    path: '/cart',
    title: layout.cart,
    text: 'What you’ve added, and the way to the checkout.',
  },
  favourites: {
    path: '/favorites',
    title: layout.favourites,
    text: 'What you’ve marked with a heart.',
  },
  dearest: {
    path: '/shop/all?sort=priceHighToLow',
    title: 'Highest price first',
    text: 'All products, the dearest first.',
  },
  newest: {
    path: '/shop/all',
    title: 'Newest',
    text: 'All products, the newest first.',
  },
  trade: {
    path: '/contact',
    title: 'Trade and bulk orders',
    text: `Choose ‘${contact.types.trade}’ or ‘${contact.types.bulk}’, tell us what you’d like to buy, and we’ll send you a quote.`,
  },
  phone: {
    path: '/contact',
    title: 'By phone',
    text: 'Leave your number with a message, and we’ll ring you if that’s quicker.',
  },
  about: {
    path: '/#about',
    title: footer.aboutUs,
    text: 'A small UK shop for what an airsoft weekend uses up and wears out.',
  },
  visiting: {
    path: '/contact',
    title: 'Where we are',
    text: `We only sell online: there’s no shop to visit. Our warehouse is in the UK. ${inWords}. By e-mail or phone, we’re here ${contact.beside.days}, ${contact.beside.time}.`,
  },
  contact: {
    path: '/contact',
    title: layout.contact,
    text: 'We’ll answer within one business day.',
  },
  payment: {
    path: '/terms#payment',
    title: 'Payment',
    text: `${listed(cardMarks.names)}, on our card payment provider’s page. No PayPal or Klarna. We never see your card’s number. Each order says what it came to; if you were charged for anything else, please contact us.`,
  },
  privacy: {
    path: '/privacy',
    title: layout.footer.privacy,
    text: 'What we know about you, and your rights. Each newsletter has a link that ends it; you can delete your account under Settings.',
  },
  age: {
    path: '/terms#age',
    title: 'Who may buy',
    text: 'You must be 18 or over to order, even for somebody younger. We may ask for proof of your age, and so may the carrier at the door. Our supplies need no UKARA registration.',
  },
  terms: {
    path: '/terms',
    title: layout.footer.terms,
    text: 'What applies when you buy here.',
  },
  password: {
    path: '/forgot-password',
    title: 'Forgotten password',
    text: 'Enter your account’s e-mail and we’ll send you a code.',
  },
  account: {
    path: '/settings',
    title: ownPages.settings,
    text: 'Your name and delivery address. You’ll be asked to sign in first.',
  },
  energy: {
    path: '/energy',
    title: energy.title,
    text: 'FPS or m/s to joules, for every BB weight.',
  },
  hopUp: {
    path: '/bb-guide',
    title: 'Hop-up',
    text: 'It spins the BB backwards, so that it flies further. We don’t sell parts of guns; which weights are for which guns is in our guide.',
  },
  giftCards: {
    path: '/starter-kit',
    title: 'A present for a player',
    text: 'We don’t sell gift cards. As a present, BBs and eye protection suit any gun, and our starter kit is a whole first outfit. You must be 18 or over to order, even for somebody younger.',
  },
  gifts: {
    path: '/starter-kit',
    title: 'A present for a player',
    text: 'BBs and eye protection suit any gun, and our starter kit is a whole first outfit. You must be 18 or over to order, even for somebody younger.',
  },
  pyrotechnics: {
    path: '',
    title: 'We don’t sell pyrotechnics',
    text: 'No smoke, no grenades, no bangs: please ask your site which it allows. For games in the dark we have tracer BBs and torches.',
  },
  orangeTips: {
    path: '',
    title: 'Nothing here has an orange tip',
    text: 'We don’t sell guns, and no suppressor or other attachment of ours has one.',
  },
  night: {
    path: '',
    title: 'For games in the dark',
    text: 'Tracer BBs, a tracer unit that makes them glow, and a torch. We don’t sell night vision.',
  },
  whatFits: {
    path: '/my-kit',
    title: layout.whatFits,
    text: 'Tell us which guns you have, and we’ll show which magazines, batteries and gas fit them.',
  },
  flying: {
    path: '/delivery-and-returns#delivery',
    title: 'On a plane',
    text: 'Green gas is flammable: it can’t go on a plane, in the cabin or the hold. Please ask your airline about CO2 and batteries before you pack. Here is how we deliver them.',
  },
  weights: {
    path: '/bb-guide',
    title: 'Which BB weight?',
    text: 'Our guide says which weights are for which guns, and how fast they are.',
  },
  firing: {
    path: '/contact',
    title: 'If your gun doesn’t fire',
    text: 'An electric gun needs a charged battery with the right plug; a gas gun needs fresh gas, not too cold, and a drop of silicone oil on its seals. We don’t repair guns, but ask us what yours takes.',
  },
  leaking: {
    path: '/delivery-and-returns#faulty',
    title: 'If a magazine doesn’t hold gas',
    text: 'Mostly its seals are dry: a drop of silicone oil on them helps. If it came to you like that, tell us, and we’ll put it right.',
  },
  smelling: {
    path: '/delivery-and-returns#faulty',
    title: 'If it smells of gas',
    text: 'Open a window and keep flames away: green gas is flammable. A drop of silicone oil on its seals mostly helps a magazine. If a can leaks, tell us, and we’ll put it right.',
  },
  harm: {
    path: '/bb-guide',
    title: 'Do heavier BBs harm a gun?',
    text: 'As a rule they only leave it slower. What harms a gun is old, dirty or broken BBs. Our guide says which weights are for which guns.',
  },
  strongBattery: {
    path: '/shop/batteries',
    title: 'Does a stronger battery harm a gun?',
    text: 'An 11.1 V LiPo makes an electric gun fire faster and wears it sooner: use one only where its maker allows it. If you don’t know, 7.4 V is the safe choice.',
  },
  lipoCare: {
    path: '/shop/batteries',
    title: 'LiPo safety',
    text: 'Charge it in a charging bag with a balance charger, at no more amperes than it has ampere-hours, which takes an hour or more, and stay with it. Store it half charged, about 3.8 V a cell, and cool. A worn-out or swollen one goes to battery recycling, never into a bin.',
  },
  backInStock: {
    path: '/contact',
    title: 'Back in stock',
    text: `The page of what is sold out says when we expect it, where we know, and ‘${stockRequest.title}’ there sends you one e-mail. Otherwise please ask us.`,
  },
  gasNeeded: {
    path: '/shop/gas',
    title: 'How much gas?',
    text: 'A 600 ml can fills a pistol magazine about fifty times, and a CO2 bulb lasts two to three magazines: a can or a pack of bulbs is mostly enough for a day. In the cold each fill gives less.',
  },
  batteryNeeded: {
    path: '/shop/batteries',
    title: 'How long does a battery last?',
    text: 'As a rule of thumb one shot for each mAh: 1300 mAh is about 1,300 BBs. It depends on your gun and the cold, so bring a charged spare.',
  },
  magazinesNeeded: {
    path: '/shop/magazines',
    title: 'How many magazines?',
    text: 'With an electric rifle most players carry four to six mid-caps of about 120 BBs, or one or two hi-caps; with a pistol two or three magazines. Some sites limit them, so please ask yours.',
  },
  bbsNeeded: {
    path: '/bb-guide',
    title: 'How many BBs?',
    text: 'With an electric rifle most players use 1,000 to 3,000 in a day, with a pistol or a sniper rifle a few hundred. Our guide says which weights are for which guns.',
  },
  feeding: {
    path: '/bb-guide',
    title: 'Which BBs are for what',
    text: 'If BBs don’t feed, use clean, new ones, wind a hi-cap magazine up, and give a gas magazine’s seals a drop of silicone oil. Our guide says which BBs are for what.',
  },
  swollen: {
    path: '/delivery-and-returns#faulty',
    title: 'A swollen battery',
    text: 'Don’t charge it, use it or send it. Keep it away from whatever burns, and take it to battery recycling. If it came to you like that, tell us, and we’ll put it right.',
  },
  ukara: {
    path: '/terms#airsoft-law',
    title: 'UKARA',
    text: 'We don’t sell guns, and what we do sell needs no UKARA registration. To buy a realistic imitation firearm elsewhere you need a defence, such as UKARA.',
  },
  notCome: {
    path: '/contact',
    title: 'If it is said to be delivered, and isn’t',
    text: 'Please look whether a neighbour has it, and then tell us: a parcel is at our risk until it is in your hands.',
  },
  returnPostage: {
    path: '/delivery-and-returns#postage',
    title: 'Who pays for a return',
    text: 'You do, unless it is faulty, damaged or not what you ordered: then we do. For gas, CO2 and LiPo packs we send a road courier and pay for it.',
  },
  returnUsed: {
    path: '/delivery-and-returns#withdraw',
    title: 'Returning what was opened or used',
    text: 'You have 14 days from delivery, and may look at things as you would in a shop. For what was used more than that, such as BBs fired, we may deduct from the refund.',
  },
  storingGas: {
    path: '/terms#airsoft-law',
    title: 'Keeping gas and CO2',
    text: 'Green gas is flammable; CO2 isn’t, but both are under pressure. Keep them cool, out of the sun and away from flames, and never in a hot car. Kept so, they last for years.',
  },
  lipoOrNimh: {
    path: '/shop/batteries',
    title: 'LiPo or NiMH?',
    text: 'A LiPo is lighter and keeps its voltage up, but needs care: a balance charger, a charging bag, and never run flat. NiMH forgives more. Your gun’s maker says which it takes.',
  },
  signingIn: {
    path: '/login',
    title: 'You need an account to order',
    text: 'It takes your name, your e-mail and a password. Your cart is kept while you create one, and your orders, receipts and returns are there afterwards.',
  },
  vat: {
    path: '/terms#prices',
    title: 'VAT',
    text: 'All prices include 20% VAT. The page of each paid order has a receipt that shows it.',
  },
  carrying: {
    path: '/terms#airsoft-law',
    title: 'Airsoft guns in public',
    text: 'It is an offence to carry an imitation firearm in public without a lawful reason. Take yours to the game cased and out of sight.',
  },
  legalEnergy: {
    path: '/energy',
    title: 'How strong may an airsoft gun be?',
    text: 'In England, Wales and Scotland at most 1.3 J if it can fire automatically, and 2.5 J otherwise; Northern Ireland has its own, lower limit, and your site’s may be lower too. Our calculator turns FPS into joules.',
  },
  law: {
    path: '/terms#airsoft-law',
    title: 'Airsoft and the law',
    text: 'You must be 18 or over to order; what we sell needs no UKARA registration. Guns have a limit of energy: 1.3 J if they can fire automatically, 2.5 J otherwise, and less in Northern Ireland. Carry yours cased and out of sight.',
  },
  returnsByRoad: {
    path: '/delivery-and-returns#postage',
    title: 'Returning gas, CO2 and LiPo packs',
    text: 'Please don’t post them. Start the return on the order’s page, within 14 days of delivery: we’ll send a road courier and pay for it. Once used, they may be worth less.',
  },
  changeOrder: {
    path: '/orders',
    title: 'Changing an order',
    text: 'Until we pack it, you can change where it goes on the order’s page. What is in it can’t be changed: cancel it there, until we dispatch it, and order again.',
  },
  coldGas: {
    path: '/shop/winter%20gas',
    title: 'Gas in the cold',
    text: 'Gas loses pressure in the cold, so that a gun fires more weakly. Keep magazines warm. Winter gas has more pressure: use it only in the cold, and only in a gun that is built for it.',
  },
  tooLight: {
    path: '/bb-guide',
    title: '0.12 g is too light for that',
    text: 'It is for spring guns under 0.5 J only: too soft for electric and gas guns. Our guide says which weights are for which guns.',
  },
  glasses: {
    path: '/shop/eye%20protection',
    title: 'With glasses of your own',
    text: 'Ordinary glasses and sunglasses don’t protect your eyes by themselves. Wear goggles or a full-face mask over them: each one’s page says whether it goes over spectacles.',
  },
  rated: {
    path: '/shop/eye%20protection',
    title: 'How eye protection is rated',
    text: 'By EN 166: a B on the lens means that it was tested with a 6 mm steel ball at 120 m/s, harder than a BB hits. ANSI Z87.1 is the American standard. Glasses that leave gaps aren’t enough: it must seal all round.',
  },
  creep: {
    path: '/energy',
    title: 'Joule creep',
    text: 'From gas and CO2 guns and long barrels a heavier BB can leave with more energy than a light one. Chrono with the weight you play with: more beside our calculator.',
  },
  gasOrCo2: {
    path: '/my-kit',
    title: 'Green gas or CO2?',
    text: 'What your gun’s maker allows: magazines are made for the one or the other, and CO2 has far more pressure. CO2 comes in bulbs, green gas in cans. Tell us which gun you have, and we’ll show what fits it.',
  },
  oiling: {
    path: '/shop/silicone%20oil',
    title: 'Silicone oil',
    text: 'A drop on a gas magazine’s seals now and then keeps it from leaking. Gas without oil and CO2 need it more; never use oil that isn’t silicone on seals.',
  },
  charger: {
    path: '/shop/charger',
    title: 'Which charger?',
    text: 'A LiPo needs a balance charger for its number of cells: 7.4 V is 2S, 11.1 V is 3S. A NiMH pack needs a charger for NiMH. Each charger’s page says what it charges.',
  },
  nextDay: {
    path: '/delivery-and-returns#delivery',
    title: 'We have no next-day delivery',
    text: `${inWords}. ${deliveryPrice}, free from ${freeDeliveryFrom}. For a day you choose, send us a ‘${contact.types.special}’.`,
  },
  priceMatch: {
    path: '/shop/discount',
    title: 'We don’t match prices',
    text: `What costs less each when you buy more of it is in the Discount Zone. For 10 or more of one thing, send us a ‘${contact.types.bulk}’ and we’ll send you a quote.`,
  },
  receipts: {
    path: '/orders',
    title: 'Receipts',
    text: 'The page of each paid order has its receipt, with VAT, to print or save.',
  },
  christmas: {
    path: '/delivery-and-returns#delivery',
    title: 'Before Christmas',
    text: `${inWords}, not counting weekends and bank holidays. Carriers are at their busiest in December, so please order at least a week before. The cart shows the dates.`,
  },
  forces: {
    path: '/delivery-and-returns#delivery',
    title: 'To the forces abroad (BFPO)',
    text: `Yes, at the same price: ${deliveryPrice}, free from ${freeDeliveryFrom}. Gas, CO2 and lithium batteries can’t go there.`,
  },
  atTheDoor: {
    path: '/delivery-and-returns#delivery',
    title: 'When the parcel comes',
    text: 'Our dispatch e-mail says which carrier has it, and where you can follow it and tell them what to do if you’re out. They may ask for proof of your age at the door.',
  },
  loyalty: {
    path: '/shop/discount',
    title: 'We have no points or loyalty card',
    text: 'What costs less each when you buy more of it is in the Discount Zone, for everybody. Our newsletter brings a code for your first order.',
  },
  warranty: {
    path: '/terms#faulty',
    title: 'If something fails',
    text: 'Things must be of satisfactory quality and last as long as can fairly be expected. Within 30 days you can have your money back; after that, a repair or a replacement comes first. Tell us, and we’ll put it right.',
  },
  bbsKept: {
    path: '/bb-guide',
    title: 'Keeping BBs, and using them again',
    text: 'Never reuse BBs that have been shot or lain on the ground: a chipped or dirty one jams the gun. Unused, keep them closed and dry: bio ones are then good for about two years, others for longer.',
  },
  bio: {
    path: '/bb-guide',
    title: 'Biodegradable BBs',
    text: 'Many outdoor sites allow no others. Ours begin to break down in damp soil after about three months; kept dry and closed they fly and feed like any others.',
  },
  bbsInBag: {
    path: '/shop/bbs',
    title: 'How many BBs are in a bag?',
    text: '1 kg is 5,000 of 0.20 g, 4,000 of 0.25 g or about 3,570 of 0.28 g. Each product’s page says how many there are, and what 1,000 cost.',
  },
  weightsCompared: {
    path: '/bb-guide',
    title: 'Heavier or lighter BBs?',
    text: 'Heavier ones leave the gun slower, but hold their line better in wind and carry further, if your hop-up lifts them. As a rule 0.20 g is for indoors, 0.25-0.28 g for most guns outdoors, and 0.36 g or more for bolt-action rifles.',
  },
  calibre: {
    path: '/bb-guide',
    title: '6 mm or 8 mm?',
    text: 'Nearly every airsoft gun takes 6 mm BBs, and all of ours are 6 mm. Never use steel BBs: they are for air guns.',
  },
  fogging: {
    path: '/shop/eye%20protection',
    title: 'If lenses fog up',
    text: 'A double lens fogs least: our full-seal goggles and our full-face mask have one. Keep it clean and dry, and slow down for a minute when it starts. Never lift eye protection in a game: go to the safe zone first.',
  },
  washing: {
    path: '/shop/attire',
    title: 'How to clean it',
    text: 'Clothing: as its label says; where a product’s page names a temperature, no hotter. Let mud dry and brush it off first. Lenses: lukewarm water, a drop of washing-up liquid and a soft cloth, never dry.',
  },
  magazineKinds: {
    path: '/shop/magazines',
    title: 'Mid-cap or hi-cap?',
    text: 'A mid-cap holds about 120 BBs, needs no winding and doesn’t rattle. A hi-cap holds 300 or more: you wind the wheel below it as you go. A low-cap or real-cap holds about as many as the real one, some 30.',
  },
  threads: {
    path: '/shop/muzzle',
    title: 'Muzzle threads',
    text: 'Most airsoft barrels have a 14 mm CCW thread: things screw on anti-clockwise. If yours turns the usual way it is CW; many pistols have 11 mm and need an adapter. Each product’s page says its thread.',
  },
  suppressors: {
    path: '/shop/suppressor',
    title: 'Is it quieter with a suppressor?',
    text: 'A little, from a gas gun: foam takes the edge off its pop, but nothing is silenced. Mostly it is for the look, and to hide a longer barrel.',
  },
  filling: {
    path: '/shop/gas',
    title: 'How to fill a gas magazine',
    text: 'Outdoors, away from flames, with eye protection on: hold the magazine upside down, press the can straight down on its valve for a few seconds, and stop when it spits. If it always leaks there, oil the valve.',
  },
  plugs: {
    path: '/my-kit',
    title: 'Which plug is it?',
    text: 'A Mini Tamiya is white, with a round and a square half; a Deans has two flat pins in a T. Battery, charger and gun need the same plug, or an adapter. Never cut both wires of a battery at once.',
  },
  batteryNumbers: {
    path: '/shop/batteries',
    title: 'What the numbers on a battery mean',
    text: 'Volts say how fast the gun cycles, mAh how long it lasts, about a shot for each. C says how many amps it can give: 20C and more is plenty for most electric guns.',
  },
  sights: {
    path: '/shop/sight',
    title: 'Fitting and zeroing a sight',
    text: 'A red dot is for quick shots, a scope for far ones. Ours clamp on a 20 mm rail; each product’s page says so. Set the hop-up first, then shoot at a target 25-30 m away and turn the dials towards where the BBs land.',
  },
  playing: {
    path: '/starter-kit',
    title: 'Where to play',
    text: 'We only sell supplies. Sites’ own pages say when they play, what they hire out, what it costs and how old you must be. What to bring to a first game is in our starter kit.',
  },
  shortWords: {
    path: '/bb-guide',
    title: 'What the short words mean',
    text: 'AEG: electric gun. GBB: gas blowback. HPA: run on compressed air. RIF: realistic imitation firearm. CQB: close quarters, mostly indoors. DMR: between a rifle and a sniper rifle. Milsim: a long, serious game.',
  },
  propane: {
    path: '/shop/propane',
    title: 'Propane or green gas?',
    text: 'Green gas is propane with silicone oil, in a can that fits a magazine’s valve. From a camping cylinder you need our adapter, and a few drops of silicone oil. Fill outdoors, away from flames. Butane is too weak.',
  },
  bulbs: {
    path: '/shop/co2',
    title: 'CO2 bulbs',
    text: 'A drop of silicone oil on the tip, then screw it in until it is pierced. Take it out after the game, and only once it is empty. Bulbs are used once: recycle empty ones as scrap metal.',
  },
  magazineCare: {
    path: '/shop/silicone%20oil',
    title: 'Putting magazines away',
    text: 'Put gas magazines away with a drop of silicone oil on the seals and a little gas in, CO2 magazines without their bulb. Empty mid-caps and unwind hi-caps, so that their springs last.',
  },
  glowing: {
    path: '/shop/tracer',
    title: 'How tracers work',
    text: 'Tracer BBs glow for a few seconds once they are lit: a tracer unit on the barrel does it as each one passes. Without one they are ordinary BBs, and in daylight you hardly see them glow.',
  },
  barrel: {
    path: '',
    title: 'Cleaning a barrel',
    text: 'Hop-up off, then a dry lint-free patch on a cleaning rod, from the muzzle, until it comes out clean. No oil in the barrel: it makes BBs fly wild. We don’t sell rods.',
  },
  hurting: {
    path: '/starter-kit',
    title: 'Does it hurt?',
    text: 'It stings, more on bare skin, and may leave a mark for some days. Sites limit how strong guns are. Eye protection is a must; a mask, gloves and long sleeves take off most of it.',
  },
  firstAid: {
    path: '',
    title: 'If somebody is hurt',
    text: 'In an emergency, or if a battery burns, get out and ring 999; for advice 111. A hit in the eye: don’t rub it, and go to A&E. Burnt by cold gas: lukewarm water, no rubbing, and see a doctor if it blisters. If a pet has swallowed BBs, ring your vet.',
  },
  giftWrap: {
    path: '/contact',
    title: 'Sending a present',
    text: 'We don’t wrap presents. The receipt is on the order’s page, to print if you want it. For anything special, send us a message before we pack it.',
  },
  unanswered: {
    path: '/contact',
    title: layout.contact,
    text: 'Not what you asked? We’ll answer within one business day.',
  },
  scam: {
    path: '/contact',
    title: 'Is it from us?',
    text: 'You pay once, at the checkout: we never ask for a fee for a parcel by e-mail or text. Don’t press its link or pay. If you aren’t sure, ask us.',
  },
  loading: {
    path: '/shop/speedloader',
    title: 'Loading a magazine',
    text: 'Fill the speedloader, hold its nozzle straight into the magazine’s mouth, and push. Stop when it gets hard: a mid-cap that is packed full won’t feed. Hi-caps have a flap at the top and are then wound.',
  },
  goodBbs: {
    path: '/bb-guide',
    title: 'What is a good BB?',
    text: 'Round, seamless, clean and of one size: each of our pages states the diameter and its tolerance. Uneven or chipped ones jam a gun and can damage it.',
  },
  included: {
    path: '/shop/all',
    title: 'What comes with it',
    text: 'Each product’s page says what is in the box, and which cells it needs: look under its features and in the specification.',
  },
  minimumOrder: {
    path: '/delivery-and-returns#delivery',
    title: 'Order as little as you like',
    text: `${deliveryPrice}, free from ${freeDeliveryFrom}. A cart holds up to 5 different products. For more, send us a ‘${contact.types.bulk}’.`,
  },
  dispatch: {
    path: '/delivery-and-returns#delivery',
    title: 'When we dispatch',
    text: `The next working day: we pack ${contact.beside.days}, ${contact.beside.time}, but not on bank holidays. ${inWords}.`,
  },
  signIn: {
    path: '/login',
    title: 'Sign in or create an account',
    text: 'It takes your name, your e-mail and a password. If you can’t get in, ‘Forgotten password?’ there sends you a code.',
  },
  payFailed: {
    path: '/cart',
    title: 'If a payment fails',
    text: 'Nothing was ordered then, and your cart is still there: check the card’s number, address and limit, or try another card. Your bank may show a payment as pending until it drops off.',
  },
  nimh: {
    path: '/shop/charger',
    title: 'Charging a NiMH pack',
    text: 'With a charger that has a NiMH setting, never on its LiPo one. How long it takes is its mAh divided by the charger’s mA: 1600 mAh at 800 mA is about two hours.',
  },
  coldBattery: {
    path: '/shop/batteries',
    title: 'Batteries in the cold',
    text: 'They give less until they are warm: carry the spare in an inside pocket, and charge them at room temperature only. NiMH loses more than a LiPo.',
  },
  airguns: {
    path: '',
    title: 'We don’t sell airgun pellets',
    text: 'Airsoft BBs are of plastic, 6 mm across, and don’t fit an air rifle; pellets and steel BBs must never be used in an airsoft gun.',
  },
  stockTube: {
    path: '/shop/batteries',
    title: 'Will the battery fit inside?',
    text: 'Measure the room in your gun’s stock or handguard: each battery’s page says how long, wide and thick it is, and shows it with its measures. Leave some room for the wires.',
  },
  emptyCans: {
    path: '/contact',
    title: 'Empty cans and bulbs',
    text: 'Use them up first, then recycle them as metal: cans with your other aerosols, bulbs as scrap steel. Never pierce or burn them.',
  },
  mustWear: {
    path: '/shop/eye%20protection',
    title: 'Do I need eye protection?',
    text: 'Yes: no site lets you play without. It must seal all round and be rated for impact. Whether you have to cover your mouth as well is up to your site.',
  },
  firstKit: {
    path: '/starter-kit',
    title: 'A starter kit',
    text: 'For a first game: eye protection before anything else, then BBs, gloves and something over your mouth. Many sites hire out the rest.',
  },
} as const;

/** Where the shop has a number. */
export const phonePage = (number: string) => ({
  ...helpPages.phone,
  text: `${number}, ${contact.beside.days} ${contact.beside.time}.`,
});

/** In place of a weight, a capacity or another measure that nothing has, by its unit. */
export const nearest = {
  g: () => 'BBs of the nearest weights',
  mah: (thing: string) => `${thing} of the nearest capacities`,
  v: (thing: string) => `${thing} of the nearest voltages`,
  ml: (thing: string) => `${thing} in the nearest sizes`,
  rd: (thing: string) => `${thing} of the nearest sizes`,
  x: (thing: string) => `${thing} of the nearest magnification`,
};

/** What a search looked for, and what of it is not wanted. */
export const butThese = (showing: string, words: string): string => `${showing} without ${words}`;

/** Which weights, in grams, are for a gun of some FPS. */
export const weightsBySpeed = (fps: number, grams: readonly number[]): string =>
  `A gun of ${fps} FPS on 0.20 g mostly takes ${alternatives(grams.map((each) => `${each.toFixed(2)} g`))}: the heavier outdoors, as long as your hop-up lifts it. Our guide says which weights are for which guns.`;

/** Several names that a search took for one: '0.40 g or 0.43 g BBs'. What all end in is said once. */
export function alternatives(names: string[]): string {
  const tail = names[0]?.split(' ').at(-1) ?? '';
  const bare = names.map((name) => name.slice(0, -tail.length - 1));
  const isShared = names.every((name, at) => bare[at] && name === `${bare[at]} ${tail}`);
  const said = isShared ? bare.map((name, at) => (at < bare.length - 1 ? name : `${name} ${tail}`)) : names;
  return listed(said, 'or');
}

/**
 * To whoever searched for a gun that is not sold: what is sold for its like, or what guns of its kind need, is shown below. The
 * search's own page answers where there is no other.
 */
export const gunPage = {
  like: (words: string) => ({
    path: `/shop/${encodeURIComponent(words)}`,
    title: `See what we have for ‘${words}’`,
    text: 'We don’t sell the gun itself, but we do sell things that suit it. Please check what fits yours.',
  }),
  model: (name: string) => ({
    path: '',
    title: `We have nothing made for ‘${name}’ yet`,
    text: 'We don’t sell guns, but we do sell what they run on. Please check what yours takes.',
  }),
  /** To whoever searched for its magazine: what goes with any is shown. */
  magazine: (name: string) => ({
    path: '',
    title: `We have no magazine for ‘${name}’ yet`,
    text: 'What goes with one, whoever makes it, is below. Please check what yours takes.',
  }),
  /** To whoever searched for what is made for one kind of gun alone, for which there is nothing: shells for a shotgun. */
  nothingFor: (name: string, gun: string) => ({
    path: '',
    title: `We don’t stock ‘${name}’`,
    text: `Nothing that we sell is made for a ${gun}. What most of them run on is below: please check what yours takes.`,
  }),
  /** Above magazines that are made for its like. */
  suits: {
    path: '',
    title: 'We don’t sell the gun itself, but these suit it',
    text: 'Please check what fits yours.',
  },
  /** Above M4 magazines, of a gun of a pattern of its own. */
  commonly: (name: string) => ({
    path: '',
    title: `Many ‘${name}’ rifles take M4 magazines`,
    text: 'Please check yours.',
  }),
  /** Above what is found for guns of its kind. */
  notFor: (name: string) => ({
    path: '',
    title: `We have nothing made for ‘${name}’ yet`,
    text: 'Please check what fits yours.',
  }),
  /** To whoever searched for a maker alone, of whom there is nothing. */
  maker: (name: string) => ({
    path: '',
    title: `We have nothing made by ‘${name}’`,
    text: 'Others’ may suit as well: magazines go by gun pattern, batteries by connector.',
  }),
  /** To whoever asked what fits a gun by its maker. */
  makerOfGun: (name: string) => ({
    path: '/my-kit',
    title: layout.whatFits,
    text: `We have nothing made by ‘${name}’, but others’ may fit: tell us which gun you have, and we’ll show what fits it.`,
  }),
  kind: {
    path: '',
    title: 'We don’t sell guns',
    text: 'We do sell what they run on. Please check what yours takes.',
  },
};

/** To whoever searched for another thing that is not sold: what is nearest is shown below, or what else was asked for beside it. */
export const unsoldPage = (
  name: string,
  category: keyof typeof categories,
  shown: 'nearest' | 'beside' = 'nearest',
) => {
  const [isNot, all] = [`We don’t stock ‘${name}’`, `See all in ${categories[category]}`];
  return {
    path: `/shop/${category}`,
    ...(shown === 'nearest'
      ? { title: all, text: `${isNot}. The nearest that we have is below.` }
      : { title: isNot, text: `What else you asked for is below. ${all}.` }),
  };
};

/** To whoever searched for a thing that nothing here is near to, as a part of a gun: what sells best is shown. */
export const unlikePage = (name: string) => ({
  path: '',
  title: `We don’t stock ‘${name}’`,
  text: 'We sell what guns use, and what goes on them, but none of their parts.',
});

/** To whoever searched for what nothing here states, and for no thing: 'waterproof'. */
export const unstatedPage = (name: string, category: keyof typeof categories) => ({
  path: `/shop/${category}`,
  title: `See all in ${categories[category]}`,
  text: `Nothing that we sell is said to be ‘${name}’. The nearest that we have is below.`,
});

/** To whoever searched for a colour or a pattern of camouflage that nothing has: the same things in others are shown below. */
export const lookPage = (name: string) => ({
  path: '/shop/attire',
  title: `See all in ${categories.attire}`,
  text: `We have nothing in ‘${name}’. What comes in other colours is below.`,
});
