import { counted } from './counted.ts';
import { rules } from './rules.ts';
import { newsletter } from './storefront/newsletter.ts';

/** '90 seconds', '60 minutes', '2 hours': never less than it is. */
const waiting = (seconds: number): string => {
  if (seconds > 5400) return `${Math.ceil(seconds / 3600)} hours`;
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
};

/** What the shop's calls answer in words. Quoted from spec.md where it quotes; the rest is ours. */
export const answers = {
  done: 'Done',
  wrongFields: 'Please check the marked fields',
  notJson: 'Send JSON',
  notForm: 'Send the pictures as multipart/form-data',
  tooLarge: 'That is more than this call takes',
  /** Where no request could be made out. */
  unreadable: {
    400: 'That is not a request',
    408: 'That request took too long to arrive',
    413: 'That is more than a request may hold',
    417: 'This shop answers no Expect header',
    431: 'Those headers are too long',
  },
  otherOrigin: 'This call is only for the shop’s own pages',
  tooMany: (seconds: number) => `Too many tries. Please try again in ${waiting(seconds)}.`,
  /** The page in place of one that is made for whoever asks for more of them than eyes keep up with. */
  tooManyPages: {
    title: 'One moment, please',
    text: (seconds: number) =>
      `Your connection opened a lot of pages very quickly. Please try again in ${waiting(seconds)}. Your cart is still there.`,
    again: 'Try again',
    cart: 'Open your cart',
  },
  /** The page in place of any, in the seconds until the shop has started. */
  starting: {
    title: 'We’ll be with you in a moment',
    text: 'The shop is starting, which takes a few seconds. Your cart is still there.',
    again: 'Try again',
  },
  signIn: 'Please sign in to continue',
  notYours: 'You’re signed in with another account',
  notFound: 'There is no such thing here',
  picturesAway: 'Pictures can’t be stored or shown just now. Please try again in a moment.',
  picturesBusy: 'Too many pictures are asked for at once. Please try again in a moment.',
  reviewChanged:
    'The review or its reply has changed in the meantime. Read it again before you reply; nothing was published.',
  notAllowed: 'This shop does not do that',
  ours: (requestId: string) =>
    `Something went wrong on our side. Please try again, or contact us and quote ${requestId}.`,
  unreachable: 'Connection Error',
  diskFull:
    'There is no room left to store this, and nothing was stored. Whoever runs the shop must make room.',

  accounts: {
    free: 'This e-mail can be registered',
    taken: 'User Already Exist, Please Login',
    known: 'We know this e-mail',
    unknown: 'No account has this e-mail',
    codeSent: 'We’ve sent a code to your e-mail',
    codeRight: 'Verified',
    codeWrong: 'That code isn’t right, or has expired. Please check it, or ask for a new one here.',
    unverified: 'Authorized Email Not Found',
    welcome: 'Welcome',
    signedIn: 'Signed in',
    signedOut: 'Signed out',
    signedOutElsewhere: (browsers: number) =>
      browsers === 1 ? 'Signed out in 1 other browser' : `Signed out in ${browsers} other browsers`,
    wrongLogin: 'The e-mail or password isn’t right',
    passwordSet: 'Your new password is set. Please sign in.',
    noAddress: 'You haven’t saved a delivery address yet',
    addressExists: 'There is an address already',
    addressSaved: 'Address saved',
    addressUpdated: 'Address updated',
    nameUpdated: 'Name updated',
    passwordCommon: rules.register.passwordCommon,
    orderOnItsWay:
      'You have an order on its way. You can delete your account once it is delivered or cancelled.',
    returnOnItsWay:
      'You’re sending something back, and we may need to write to you about it. You can delete your account once we have it.',
    refundOnItsWay:
      'A refund is on its way to you. You can delete your account once it has arrived, usually within minutes.',
    refundRefused:
      'Your card couldn’t take a refund we owe you. Please contact us first, so that we can send it another way.',
    deleted: 'Your account is deleted',
    wrongPassword: 'That is not your password',
  },
  catalogue: {
    noProduct: 'Product Not Found',
    otherCategory: 'Only products of one category can be compared',
    stockRequestMailed:
      'Please confirm with the link in our e-mail, and we’ll tell you when this is back. If no e-mail comes, you’ve probably asked already.',
    stockRequested: 'We’ll e-mail you when this is back',
    inStock: 'This is back in stock: you can order it now',
    reviewThanks: 'Thank you, your review is published',
    reviewStaysHidden:
      'Thank you, your review is saved. We’ve hidden it, so it isn’t shown until we publish it again.',
    reviewedAlready:
      'There is a review of this product from your mailbox already, by another account or one that was deleted. Sign in with that account to change it.',
  },
  contact: {
    sent: 'Thank you. We’ll answer within one business day.',
    subscribed:
      'Your code is on its way to your inbox too. Press the button in that e-mail to start the newsletter.',
    /** What is stored as agreed to is the very sentence of the form. */
    consent: newsletter.consent,
  },
  checkout: {
    tooManyProducts: 'You can add only 5 items in cart',
    tooManyUnits: 'You can order up to 50 of one product',
    noAddress: 'Please add a delivery address first',
    unknownProduct: 'A product in your order is no longer sold',
    inactive: 'A product in your order is not for sale at the moment',
    notEnough: (title: string, left: number) =>
      left === 0 ? `${title} has just sold out` : `Only ${left} left of ${title}`,
    adult: (title: string) => `${title} is for adults: tick that you are 18 or over`,
    noDefence: (title: string) =>
      `${title} is a realistic imitation firearm. By law we sell it only to somebody whose defence, such as a UKARA number, we have checked and recorded. Please ask us on the contact page first.`,
    defenceEnded: (title: string) =>
      `${title} is a realistic imitation firearm, and the defence that we recorded for you has ended. Please send us your new one on the contact page.`,
    notSentThere: (title: string, place: string, why: string) =>
      `${title} can’t be sent to ${place}: ${why}. Take it out of your order, or choose another address.`,
    moved: 'The price has changed. Please look at the new total.',
    unknownCode: 'We don’t recognise this code',
    notForThese: 'This code doesn’t work for these items',
    belowMinimum: (pounds: string) => `Minimum ammount to aaply this code is £${pounds}`,
    firstOnly: 'This code is used only for first order',
    cardMinimum:
      'Cards can’t be charged less than £0.30. Add something to your order, or leave the code out.',
    firstOk: 'This account can use a first-order code',
    paid: 'You have already paid for this order',
    busy: 'You are already checking out elsewhere. Please try again in a moment.',
    networkHolds: (when: string) =>
      `Too many orders from your network are waiting to be paid. Pay for or cancel one of them, or try again from ${when}.`,
    mailboxHolds: (when: string) =>
      `Too many of your orders are waiting to be paid. Pay for or cancel one of them, or try again from ${when}.`,
    heldTooLong: (when: string) =>
      `Your last checkouts held items that others wanted, and were not paid. You can check out again from ${when}, or contact us.`,
    codeOk: 'Code applied',
  },
  orders: {
    none: 'We can’t find this order',
    cancelled: 'Order Cancelled',
    alreadyCancelled: 'Order is already canceled',
    shipped: 'Your Order is now shipped.... Please Contact support if you have any query.',
    moved: (status: string) => `Somebody else has set this order to ${status}`,
    noMove: (from: string, to: string) => `An order that is ${from} can’t be set to ${to}`,
    already: (status: string) => `This order is ${status} already`,
    unpaid: 'This order is not paid yet',
    disputed:
      'The customer’s bank disputes its payment. Open the order and ship it there if it should go anyway.',
    recalled: (titles: readonly string[]) =>
      `Recalled: don’t send ${titles.join(', ')}. Open the order and ship it there, with a reason, if it should go anyway.`,
    noRestock: 'Units go back on the shelf once the order is returned, not with this change',
    busy: 'This order is being paid right now. Please try again in a moment.',
    onlyCancel: 'You can only cancel an order',
    withdrawn: 'We have your notice. We’ve e-mailed you a copy, and what to do next.',
    alreadyWithdrawn: 'We have your notice already',
    tooLateToWithdraw: 'The 14 days to withdraw from this order are over. Please contact us.',
    notSentYet: 'We haven’t sent this order yet: you can cancel it',
  },
  returns: {
    none: 'There is no such return',
    asked: 'We have your return. We’ve e-mailed you a copy, and what to do next.',
    ended: 'This order is over: there is nothing left to return',
    tooLate: 'The time for this return is over. Please contact us.',
    nothingLeft: 'All of this order is already on its way back, or was refunded',
    otherContents: 'You’ve already requested this return with other items. Please look at the order again.',
    tooMany: (title: string, left: number) =>
      left === 0
        ? `${title} is already on its way back, or was refunded`
        : `Only ${left} of ${title} can still be returned`,
    cancelled: 'Your return is cancelled',
    tooLateToCancel: 'We’ve already received this return, or some of it, so it can’t be cancelled',
    refundedAhead:
      'Some of this return has already been refunded, so it can’t be cancelled. Please contact us.',
    cancelledMeanwhile:
      'This return was cancelled. If the goods came all the same, record a return and receive that.',
    closed: 'All of this return has already been received. Look at the order again.',
    receivedOtherwise: 'This has already been received, with other details. Look at the order again.',
    nothingSaid: 'Say how at least one item came',
    moreThanAwaited: (title: string, left: number) =>
      `Only ${left} of ${title} ${left === 1 ? 'is' : 'are'} expected. Look at the order again.`,
    notRefundedYet: 'These items have not been refunded yet: untick that they were',
    refundedBefore: 'Some of these items have already been refunded: tick that they were',
    noDeduction: 'Nothing may be deducted: the goods are not what was sold, and were rejected within 30 days',
    deductedTooMuch: (worth: string) => `These items are worth ${worth}: no more than that can be deducted`,
    noReason: 'Say why something is deducted. The customer reads it.',
    noPostage: 'Postage is only paid for goods that are not what was sold',
    tooMuchDelivery: (left: string) => `Only ${left} of the delivery can be refunded`,
    tooMuch: (left: string) => `Only ${left} of the payment is left. Pay the rest another way.`,
    anotherSum: (amount: string) => `It would now be ${amount}. Please look again.`,
  },
  /** To what is said by the link that asks whether an order has arrived. */
  arrival: {
    arrived: 'Thank you. The order is marked as delivered.',
    'not yet': 'Thank you. We’ll look into it and write to you.',
    unknown: 'We don’t know this link, or it is too old',
    ended: 'This order is over. If something is wrong, please contact us.',
    delivered: 'We were told that it was delivered. If you don’t have it, please contact us.',
    answered: {
      arrived: 'You’ve already told us that it has arrived. If that’s wrong, please contact us.',
      'not yet':
        'You’ve already told us that it hasn’t arrived. If it has come since, you don’t need to do anything.',
    },
  },
  recall: {
    thanks: 'Thank you. We’ve noted your answer.',
    unknown: 'We don’t know this link, or it is too old',
    none: 'There is no such recall',
    nobody: 'Nobody in this recall matches',
    wantsNothing: 'They don’t want a refund or a replacement, or no longer do: load the list again',
  },
  takeBack: {
    tooLate:
      'This can’t be taken back any more. Set the order back by its buttons, or write to the customer.',
  },
  customers: {
    noEmail: 'The first line names no column of e-mails, such as Email',
    unreadable: (why: string) => `This file can’t be read as CSV: ${why}`,
    tooMany: (most: number) => `A file may have up to ${counted(most)} customers`,
    empty: 'There are no customers in this file',
    wrongEmail: (typed: string) =>
      typed ? `‘${typed}’ is not an e-mail address` : 'There is no e-mail address',
    twice: (email: string, line: number) => `${email} is already in line ${line}`,
    /** Kept as what a subscriber agreed to. */
    consent: '‘Accepts marketing: yes’ in the list of customers of the shop’s former software',
    notes: {
      name: (customers: number) =>
        `${customers === 1 ? '1 name does' : `${counted(customers)} names do`} not fit: the part before the @ is used instead`,
      address: (customers: number) =>
        `${customers === 1 ? '1 address is' : `${counted(customers)} addresses are`} not imported: not in the UK, or without a phone number, a town or a postcode`,
      marketing: (customers: number) =>
        `${customers === 1 ? '1 accepts' : `${counted(customers)} accept`} marketing: each is asked by e-mail to confirm the newsletter, once they have chosen a password`,
    },
    invited: (customers: number) =>
      customers === 1 ? '1 customer is invited' : `${counted(customers)} customers are invited`,
    notInvited: 'This account is not waiting for a password',
    invitedAgain: 'The invitation has been sent again',
    linkOver: 'This link has expired, or has already been used',
  },
  messages: {
    none: 'There is no such message',
    deleted: 'The message is deleted',
    replied: 'Your reply is on its way',
    noAddress: 'The e-mail address given can’t be written to. Call them, if they left a number.',
    answeredMeanwhile:
      'Somebody has written in this thread in the meantime. Read it, then send your reply if it still fits.',
    noStaff: 'There is no such member of staff',
    noTemplate: 'This saved answer no longer exists. Load the list again.',
    templateChanged: 'Somebody else has changed this saved answer in the meantime. Load the list again.',
    titleTaken: 'A saved answer has this title already',
    tooManyTemplates: (most: number) =>
      `There are ${most} saved answers already. Delete some that nobody needs.`,
  },
  refunds: {
    asked: (amount: string) => `${amount} goes back to the card`,
    notPaid: 'Nothing was paid for this order, so nothing can go back',
    nothing: 'There is nothing to refund. Choose units, delivery or a goodwill amount.',
    otherContents: 'This form was used for another refund. Load the order again.',
    anotherSum: (amount: string) => `This would now be ${amount}. Load the order again and check it.`,
    refundedMeanwhile: (left: string) =>
      `Somebody has refunded part of this order in the meantime: ${left} is left. Look at it again.`,
    noLine: 'There is no such line in this order',
    tooMany: (left: number) =>
      left === 0 ? 'Every unit of this line has been refunded' : `Only ${left} of this line can be refunded`,
    noDelivery: 'Nothing of the delivery is left to refund',
    tooMuchDelivery: (left: string) => `Only ${left} of the delivery can be refunded`,
    nothingLeft: 'Nothing more of the payment is left to refund',
    tooMuch: (left: string) => `Only ${left} is left of the payment`,
  },
  orderEdit: {
    done: 'The order is changed, and the customer is told',
    addressChanged: 'Your order goes to the new address',
    noted: 'Note added',
    noteSent: 'Note added, and on its way to the customer',
    dispatched: 'This order has left, or is over: it can’t be changed any more',
    'being packed': 'This order is being packed already. Please contact us at once if it can’t go there.',
    'changed meanwhile': 'Somebody else has changed this order in the meantime. Look at it again.',
    'nothing changed': 'The order is already like this',
    'nothing left': 'Nothing would be left to send. Cancel the order instead.',
    'nothing to refund':
      'Nothing was paid for these units, or all of it has already gone back. Cancel the order instead.',
    noLine: (position: number) => `This order has no product ${position}, or it is named twice`,
    'too many units': (position: number, left: number) =>
      `Only ${left} of product ${position} ${left === 1 ? 'is' : 'are'} to be sent: units can be taken out, not added`,
    'in a parcel': (position: number, packed: number) =>
      `${packed} of product ${position} ${packed === 1 ? 'is' : 'are'} already in a parcel. Take the parcel off the order first.`,
    'refunded already': (position: number, left: number) =>
      `Some of product ${position} has already been refunded: ${left === 0 ? 'none' : `only ${left}`} can be taken out`,
    notSentThere: (title: string, place: string, why: string) =>
      `${title} can’t be sent to ${place}: ${why}. Choose another address.`,
  },
  parcels: {
    file: {
      unreadable: (why: string) => `This file can’t be read as CSV: ${why}`,
      missing: {
        reference: 'No column says which order it is: ‘Order reference’ or ‘Reference’',
        tracking: 'No column has tracking numbers: ‘Tracking number’ or ‘Tracking’',
      },
      tooMany: (most: number) => `A file may have up to ${most} rows`,
      'no reference': 'This row names no order',
      'no number': 'This row has no tracking number',
      'which carrier': 'We can’t tell which carrier this number is from: a column ‘Carrier’ would say it',
      done: {
        added: 'Parcel added',
        'added and shipped': 'Parcel added, order shipped',
        'there already': 'Already there',
      },
    },
    none: 'There is no such parcel',
    whichCarrier: 'Several carriers use numbers like this, or none does: choose one',
    ended: 'This order is over: nothing is sent for it',
    nothingLeft: 'Everything in this order is already in a parcel',
    sameNumber: 'A parcel of this order already has this number',
    tooMany: (title: string, left: number) =>
      left === 0
        ? `${title} is in other parcels of this order already`
        : `Only ${left} of ${title} ${left === 1 ? 'is' : 'are'} in no other parcel`,
  },
  stock: {
    moved: (onHand: number) =>
      `The stock has changed since you looked: ${onHand === 1 ? '1 unit is' : `${counted(onHand)} units are`} there now. Look again.`,
    held: (reserved: number) =>
      `${reserved === 1 ? '1 unit is' : `${counted(reserved)} units are`} promised to people who are paying: no fewer can be left`,
  },
  shortage: {
    asked: 'The customer is asked by e-mail',
    noLine: 'There is no such line in this order',
    sent: 'This order has been sent, or is over: nothing can be missing from it now',
    already: 'This line is already short, and the customer has been asked',
    tooMany: (left: number) =>
      left === 0
        ? 'Nothing on this line is still to be sent'
        : `Only ${left === 1 ? '1 unit is' : `${left} units are`} still to be sent`,
    unfit: (code: string) =>
      `‘${code}’ can’t stand in: it is not on sale, too few are in stock, it costs more than was paid, or it may not be sold or sent there`,
    unknown: 'We don’t know this link',
    ended: 'This order is over: there is nothing left to choose',
    gone: 'This is no longer there to be had. Please choose something else.',
    answered: {
      waiting: 'You have already chosen to wait',
      swapped: 'You have already chosen something else',
      refunded: 'The money for this has already been sent back',
    },
  },
  packing: {
    notConfirmed: 'Only a paid order that is Confirmed can be packed',
    disputed: (reason: string) =>
      `The customer’s bank disputes its payment, given as ‘${reason.replaceAll('_', ' ')}’: give a reason to pack it`,
    recalled: (titles: readonly string[]) =>
      `Recalled: don’t send ${titles.join(', ')}. Give a reason to pack it.`,
    wrongCode: (code: string) => `Nothing in this order has the code ${code}`,
    oneTooMany: (code: string) => `All units with the code ${code} are already in the parcel`,
    incomplete: (seen: number, of: number) => `Only ${seen} of ${of} units were scanned`,
  },
  imports: {
    empty: 'There are no products in this file',
    tooMany: (most: number) => `A file may have up to ${most} products`,
    unreadable: (why: string) => `This file can’t be read as CSV: ${why}`,
    unknownId: 'No product has this id. Leave it empty for a new product.',
    twice: (line: number) => `This id is already in line ${line}`,
    skuTwice: (line: number) => `This SKU is already in line ${line}`,
    productTwice: (line: number) => `Line ${line} is already about this product`,
    noAddress: (address: string) => `‘${address}’ is not the address of a page, such as /products/green-gas`,
    addressOfAnother: (address: string, title: string) => `‘${address}’ already leads to ‘${title}’`,
    addressInFile: (address: string, line: number) => `‘${address}’ is in line ${line} for another product`,
    skuOfAnother: (sku: string, title: string) =>
      `SKU ‘${sku}’ belongs to ‘${title}’. Take it out, or put that product’s id under id.`,
    otherCategory: (column: string, category: string, line: number, more: number) =>
      `Products in ${category} have no ‘${column}’: it is ignored in line ${line}${more > 0 ? ` and ${more} more` : ''}`,
    unknownColumns: (names: readonly string[]) =>
      names.length === 1
        ? `Column ‘${names[0]}’ is not one of ours and is ignored`
        : `Columns ${names.map((name) => `‘${name}’`).join(', ')} are not ours and are ignored`,
    severalPrices: (headings: readonly string[]) =>
      `${headings.map((heading) => `‘${heading}’`).join(' and ')} may each be the price. Call what you sell for ‘price’ and what you pay ‘cost’, or take one out.`,
    readAs: (heading: string, column: string) => `‘${heading}’ was read as ${column}`,
    above: (rows: number) =>
      rows === 1
        ? 'The first row is above the headings and left out'
        : `The first ${counted(rows)} rows are above the headings and left out`,
    decimalComma: (column: string, cell: string, read: string) =>
      `The column ${column} has decimal commas: ‘${cell}’ is £${read}`,
    stockInWords: (cells: readonly (readonly [string, string])[], more: number) =>
      `Stock in words: ${cells.map(([cell, units]) => `‘${cell}’ was read as ${units}`).join(', ')}${more > 0 ? ` and ${counted(more)} more in the same way` : ''}`,
    howManyInStock: (cell: string) => `Write how many are in stock: ‘${cell}’ does not say`,
    pictures: {
      notAnAddress: 'This is not the address of a picture: one begins with https:// or http://',
      credentials: 'An address with a name and a password in it is not read',
    },
    assumed: {
      category: (products: number) =>
        `${products === 1 ? '1 new product names' : `${counted(products)} new products name`} none of our categories: placed by ${products === 1 ? 'its' : 'their'} words, or where you chose`,
      title: (products: number) =>
        `${products === 1 ? '1 new product has its' : `${counted(products)} new products have their`} description as title`,
      description: (products: number) =>
        `${products === 1 ? '1 new product has its' : `${counted(products)} new products have their`} title as description`,
      quantity: (products: number) =>
        `There is no column ‘quantity’: ${products === 1 ? '1 new product has' : `${counted(products)} new products have`} 0 in stock`,
      'pictures to come': (products: number) =>
        products === 1
          ? '1 new product goes on sale with the first picture that is fetched for it'
          : `${counted(products)} new products go on sale with the first picture that is fetched for them`,
      'pictures, no status': (products: number) =>
        products === 1
          ? '1 new product stays deactivated, since its status is not 1'
          : `${counted(products)} new products stay deactivated, since their status is not 1`,
      'no picture': (products: number) =>
        products === 1
          ? '1 new product comes deactivated, until it has a picture'
          : `${counted(products)} new products come deactivated, until they have a picture`,
      gun: (products: number, titles: readonly string[]) => {
        const named = titles.slice(0, 3).map((title) => `‘${title}’`);
        const names = `${named.join(', ')}${products > named.length ? ', ...' : ''}`;
        return products === 1
          ? `1 product looks like a gun (${names}): realistic imitation firearms are sold on a defence alone. It stays deactivated until you mark it on its page, or activate it if it is none.`
          : `${counted(products)} products look like guns (${names}): realistic imitation firearms are sold on a defence alone. They stay deactivated until you mark them on their pages, or activate those that are none.`;
      },
    },
    columnTwice: (name: string) => `There are two columns for ${name}. Keep one.`,
    noColumns: 'The first line names none of our columns, such as id, title or price',
    columnNeeded: (name: string) => `New products need a column ‘${name}’`,
    moreCells:
      'This line has more cells than the first line has columns. Put quotes around text with a comma in it.',
    openQuote: 'A quote that begins here is never closed',
    exported: 'Leave this as the export wrote it',
    revisionLost: 'Leave this as the export wrote it, or leave out ‘quantity at export’ too',
    changedMeanwhile: (title: string) =>
      `Staff changed ‘${title}’ after this file was exported. Export it again, or take this line out.`,
    titleInShop: (title: string, id: string) =>
      `‘${title}’ is already in the shop. To change it, put ${id} under id; a new product needs another title.`,
    titleInFile: (title: string, line: number) => `‘${title}’ is already in line ${line}`,
    foreign: {
      notTaken: (shop: string, columns: readonly string[]) =>
        `These columns of ${shop} are not imported: ${columns.join(', ')}`,
      pictures:
        'This file names no pictures: new products come deactivated, until you add some on their pages',
      unplaced: (title: string) =>
        `We can’t tell what ‘${title}’ is. Choose a category for all products like it.`,
      titleInShop: (title: string) =>
        `‘${title}’ is already in the shop, and we can’t tell which product is meant. Give it the SKU that it has in the shop.`,
      apart: (title: string, groups: number) =>
        `The variants of ‘${title}’${groups > 1 ? ` and of ${counted(groups - 1)} more` : ''} stay separate products: our facts don’t tell them apart`,
      leftOut: {
        barcode: (products: number) =>
          `${products === 1 ? '1 barcode is' : `${counted(products)} barcodes are`} left out (not an EAN)`,
        uncounted: (products: number) =>
          `${products === 1 ? '1 product has its stock' : `${counted(products)} products have their stock`} not counted: 0 in stock`,
        cut: (products: number) =>
          `${products === 1 ? '1 description is' : `${counted(products)} descriptions are`} cut at 5,000 characters`,
        sale: (products: number) =>
          `${products === 1 ? '1 product has' : `${counted(products)} products have`} a sale price: the regular one is taken`,
        type: (products: number) =>
          `${products === 1 ? '1 row is' : `${counted(products)} rows are`} left out: not products that can be sent (a group, a link to another shop)`,
      },
    },
    undo: {
      'no such import': 'There is no such import',
      'undone already': 'This import has already been undone',
      'not the last': 'Only the last import can be undone',
      refused: (products: number) =>
        `Nothing is undone: ${products === 1 ? '1 product has' : `${counted(products)} products have`} changed since the import`,
      moved: {
        edited: (title: string) => `‘${title}’ was edited since`,
        sold: (title: string) => `More of ‘${title}’ has been sold since than there was before`,
        'sku taken': (title: string) => `Another product has the SKU that ‘${title}’ had`,
        family: (title: string) => `As it was, ‘${title}’ would be out of place in its family`,
      },
      done: ({ restored, removed, deactivated }: Record<'restored' | 'removed' | 'deactivated', number>) =>
        [
          'The import is undone',
          restored > 0 ? `${counted(restored)} as before` : '',
          removed > 0 ? `${counted(removed)} removed` : '',
          deactivated > 0 ? `${counted(deactivated)} off sale, since orders, reviews or codes name them` : '',
        ]
          .filter(Boolean)
          .join(', '),
    },
  },
  staff: {
    goesWithChanged: 'Somebody else changed what goes with this product. Look at it again.',
    wrongLogin: 'Wrong Details',
    signIn: 'Please sign in',
    notAPicture: 'One of these is not a JPEG, PNG, WebP or AVIF picture',
    pictureTooLarge: 'A picture may have up to 8 MB and 40 megapixels',
    tooManyPictures: 'Up to 5 pictures at a time',
    noPicture: 'Choose at least one picture',
    orderView: {
      none: 'There is no such view',
      taken: 'There is already a view of that name',
      tooMany: (most: number) => `There are ${most} views already. Delete one that nobody needs.`,
      ready: {
        'to-confirm': 'To confirm',
        'to-send': 'To send',
        'on-the-way': 'On the way',
        problems: 'Problems',
      },
    },
    unknownPicture: 'A picture is missing. Please add it again.',
    family: {
      changed: 'Somebody else has changed this family in the meantime. Load it again.',
      dissolved: 'The family is dissolved. Its products stay as they are.',
    },
    attribute: {
      none: 'There is no such attribute',
      taken: 'There is already an attribute with this key',
      changed: 'Somebody else has changed this attribute in the meantime. Load it again.',
      kind: 'Products already state it, so its kind can’t be changed',
      choice: (choice: string) => `A product states ‘${choice}’: it can’t be removed`,
    },
    synonym: {
      none: 'These search words no longer exist. Load the list again.',
      standard: 'The shop starts with these words: they can be switched off, not changed',
      changed: 'Somebody else has changed these search words in the meantime. Load the list again.',
      tooMany: 'There are 500 already. Remove some that nobody needs.',
      noMiss: 'These words are no longer on the list',
    },
    productChanged: 'Somebody else has changed this product. Load it again to see how it is now.',
    noUser: 'There is no such account',
    noDefence: 'There is no such defence',
    unpaidEnded: (ended: number, paid: number) => {
      const all = ended === 1 ? '1 unpaid order is ended' : `${ended} unpaid orders are ended`;
      const rest = paid === 1 ? '1 has been paid since' : `${paid} have been paid since`;
      if (ended === 0 && paid === 0) return 'Nothing is unpaid';
      return `${ended > 0 ? `${all}, and what was held can be sold` : 'Nothing is ended'}${paid > 0 ? `; ${rest}` : ''}`;
    },
    refundGiven: 'Noted as given another way. The customer is told.',
    refundNotRefused:
      'This refund is not waiting for another way. Load the order again to see how it is now.',
    noCode: 'There is no such code',
    codeExists: 'This code already exists',
    codeBuiltIn:
      'The newsletter gives this code away, so it can’t be deleted. NEWSLETTER_CODE in the shop’s environment changes it.',
    codeProduct: 'Enter a valid product id',
    codeMade: (code: string) => `Code ${code} is ready to use`,
    codeDeleted: (code: string) => `Code (${code}) id deleted, may be showen here but does not work.`,
  },
} as const;
