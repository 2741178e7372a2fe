export const review = {
  title: 'Write a review',
  changeTitle: 'Change your review',
  of: (title: string) => `Your review of ${title}`,
  signIn: 'You need to login or create a account to continue',
  stars: 'Your rating',
  text: 'Your review',
  textHint:
    'What you used it for, how it did, what others should know. We’ll show your first name and an initial with it.',
  once: 'One review per product: a new one replaces your earlier one, keeps its date and is marked as edited.',
  replaces: 'This is your review. What you send replaces it, keeps its date and is marked as edited.',
  hidden: 'We’ve hidden this review. If you change it, it stays hidden until we publish it again.',
  loading: 'Loading your review...',
  thanks: 'Thank you, your review is published',
  submit: 'Submit',
  submitting: 'Sending...',
  cancel: 'Back to the product',
} as const;

/** Behind the link at the end of the letter that asks for reviews. */
export const endReviewLetters = {
  title: 'No more e-mails that ask for reviews',
  text: 'Press the button and we won’t ask you again. You’ll still get e-mails about your orders, and you can write reviews whenever you like.',
  submit: 'Don’t ask me again',
  submitting: 'Ending...',
  done: 'We won’t ask again',
  doneText: 'You can still write a review on the page of anything you bought.',
  unknown: 'We don’t know this link',
  unknownText:
    'It may be incomplete. Use the link in our latest e-mail, or contact us and we’ll do it for you.',
  shop: 'Go to the shop',
} as const;
