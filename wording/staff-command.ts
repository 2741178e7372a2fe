/** What `npm run staff` says in the terminal. */
export const staffCommand = {
  usage:
    'Say what to do: add, reset, list, remove or unlock. For example: npm run staff -- add --id jo.smith',
  notAsOptions:
    'Secrets in a command stay in the shell’s history. Leave --password and --pin out: you are asked for them',
  id: 'Id: ',
  password: 'Password (7 or more characters with a number, not shown): ',
  pin: 'Pin (5 or more characters, not shown): ',
  again: 'The same again: ',
  different: 'They were not the same. Nothing was changed',
  stopped: 'Nothing was changed',
  refused: 'These secrets are refused, and nothing was changed:',
  rules: {
    'id length': '- the id has 5 to 100 characters',
    'password length': '- the password has 7 to 128 characters',
    'password without a number': '- the password has at least one number',
    'pin length': '- the pin has 5 to 32 characters',
    'guessed from the id': '- neither password nor pin is the id',
    'password is the pin': '- password and pin are not the same',
    'easy password': '- the password is not one character over and over, nor a run such as 1234567',
    'common password': '- the password is none of the 10,000 commonest, which are tried first',
    'easy pin': '- the pin is not one character over and over, nor a run such as 12345',
  },
  added: (id: string) => `${id} can sign in`,
  known: (id: string) =>
    `There is a ${id} already, and nothing was changed. A new password and pin for it: npm run staff -- reset --id ${id}`,
  resetWhom: 'Say which: npm run staff -- reset --id jo.smith',
  changed: (id: string) => `${id} has a new password and pin, and is signed out everywhere`,
  removed: (id: string) => `${id} can no longer sign in`,
  unlocked: (id: string) =>
    `${id} can try again at once; wrong tries of all staff are counted from zero again`,
  unlockWhom: 'Say which: npm run staff -- unlock --id jo.smith',
  last: (id: string) => `${id} is the last account: nobody could sign in without it. Add another one first`,
  none: (id: string) => (id ? `There is no ${id}` : 'Say which: npm run staff -- remove --id jo.smith'),
} as const;
