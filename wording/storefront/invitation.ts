import { givenName } from '../given-name.ts';

/** Where the link of an invitation leads. Apart from the other screens of accounts, whose words every page loads. */

export const invitation = {
  title: 'Choose your password',
  description: 'Choose a password for the account that we made for you.',
  intro: 'Your account has moved to this shop with you. Choose a password and you’re signed in.',
  submit: 'Save and sign in',
  busy: 'Saving...',
  welcome: (name: string) => `Welcome, ${givenName(name)}`,
  noToken: 'This link is incomplete',
  noTokenText: 'Open it from the e-mail again, or get a new password with a code.',
  over: 'Get a new password with a code',
} as const;
