/** The staff sign-in. */

export const signIn = {
  title: 'Staff sign-in',
  lead: 'For members of staff only.',
  id: 'Id',
  password: 'Password',
  pin: 'Pin',
  submit: 'Sign in',
  busy: 'Signing in...',
} as const;
