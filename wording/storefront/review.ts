export const review = {
  title: 'Write a review',
  of: (title: string) => `Your review of ${title}`,
  signIn: 'You need to login or create a account to continue',
  stars: 'Your rating',
  text: 'Your review',
  textHint: 'What you used it for, how it did, what others should know. Your name is shown with it.',
  once: 'One review for each product: a new one takes the place of your earlier one, keeps its date and is marked as edited.',
  thanks: 'Thank you, your review is published',
  submit: 'Submit',
  submitting: 'Sending...',
  cancel: 'Back to the product',
} as const;
