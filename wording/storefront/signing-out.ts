/** What the account's menu says of signing out. */
export const signingOut = {
  submit: 'Sign Out',
  done: 'You are signed out',
  failed: 'We couldn’t sign you out. Please try again.',
} as const;
