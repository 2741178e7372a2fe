import { givenName } from '../given-name.ts';

/** Registering, signing in, resetting a password, the one-time code. */
export const account = {
  registrationFailed: 'Connection Error, Please Try Again',
  exists: 'User Already Exist, Please Login',
  emailNotSent: 'Email Not Sent',
  emailSent: 'Email Sent Succesfully, Redirecting..',
  emailNotFound: 'Email Not Found, Please Follow Correct Steps',

  name: 'Name',
  email: 'E-mail',
  password: 'Password',
  confirm: 'Confirm password',
  strength: 'Strength:',
  signedInAs: (email: string) => `You’re signed in as ${email}.`,
  another: 'Use another account',

  choice: 'Sign in or create an account',
  /** On the way to the checkout. */
  kept: {
    cart: 'Your cart is saved:',
    buy: 'What you chose is saved:',
    /** What delivery costs is in it, if it costs anything. */
    sum: (units: number, total: string) =>
      units === 1 ? `1 item, ${total} delivered` : `${units} items, ${total} delivered`,
  },

  register: {
    title: 'Create an account',
    who: 'It takes a minute',
    description: 'Create an account to order, to track your orders and to write reviews.',
    intro: 'Order, track your orders and review what you bought.',
    emailHint: 'We’ll send a code to it.',
    /** Followed by the e-mail that was probably meant, and a question mark. */
    didYouMean: 'Did you mean',
    passwordHint: 'At least 7 characters and a number.',
    submit: 'Send me the code',
    busy: 'Sending...',
    signIn: 'Sign in',
  },
  login: {
    title: 'Sign in',
    who: 'I have an account',
    /** On the way to the checkout. */
    whyAnAccount: 'It takes about a minute, and lets you track and return orders.',
    description: 'Sign in to order, to track your orders and to change your address.',
    submit: 'Sign in',
    busy: 'Signing in...',
    forgot: 'Forgot your password?',
    register: 'Create an account',
    welcome: (name: string) => `Welcome back, ${name}`,
    /** Where the session was over in the middle of something. */
    ended: 'You were signed out in the meantime. Sign in again and you’ll be back where you were.',
    endedAtCheckout:
      'You were signed out in the meantime. Nothing has been ordered, and what you typed is kept: sign in again to go on.',
  },
  forgot: {
    title: 'Forgot your password?',
    description: 'Choose a new password with a code that we e-mail you.',
    intro: 'Enter your account’s e-mail and we’ll send you a code. Then choose a new password.',
    submit: 'Send me the code',
    busy: 'Sending...',
    back: 'Back to sign in',
    /** To whoever is signed in, and forgot nothing. */
    change: {
      title: 'Change your password',
      intro: 'We’ll e-mail you a code. Enter it, choose a new password and sign in with that.',
      back: 'Back to settings',
    },
  },
  code: {
    title: 'Enter your code',
    description: 'Enter the one-time code we’ve e-mailed you.',
    sentTo: 'We’ve sent a 6-digit code to',
    valid: 'It works for 10 minutes. If it doesn’t arrive, check your spam folder.',
    change: 'Use a different e-mail',
    label: 'One-time code',
    /** After a reload: the password is kept in memory only (decisions.md section 6). */
    passwordAgain: 'Please enter your password again',
    passwordAgainText: 'The page was reloaded, and we never keep a password in your browser.',
    verify: 'Verify',
    verifyRegister: 'Verify and create account',
    create: 'Create account',
    busy: 'Verifying...',
    verified: 'Your e-mail is verified.',
    welcome: (name: string) => `Welcome, ${givenName(name)}. Your account is ready.`,
    resend: 'Send a new code',
    resendIn: (seconds: number) =>
      seconds > 90 ? `Send a new code in ${Math.ceil(seconds / 60)} min` : `Send a new code in ${seconds} s`,
    resending: 'Sending...',
    resent: 'A new code is on its way. Earlier ones no longer work.',
  },
  newPassword: {
    title: 'Choose a new password',
    description: 'Choose a new password for your account.',
    password: 'New password',
    passwordHint: 'At least 7 characters. It’s stronger with a number and a special character.',
    confirm: 'Repeat the new password',
    submit: 'Set new password',
    busy: 'Saving...',
    noEmail: 'To set a new password, first get a code by e-mail.',
    start: 'Get a code',
  },
} as const;
