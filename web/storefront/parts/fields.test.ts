import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRegistered, regUser } from '#contract/accounts.ts';
import { tidyEmail } from '#contract/email-address.ts';
import { emailFieldError, passwordError } from './fields.ts';

const nearlyEmails = fc.oneof(
  fc.emailAddress(),
  fc.string(),
  fc.stringMatching(/^ ?[a-z.+@<," ]{0,6}@?[a-z.-]{0,8}\.?[a-z]{0,3} ?$/),
);

test('an e-mail passes in the browser where it passes on the server', () => {
  fc.assert(
    fc.property(nearlyEmails, (email) => {
      const taken = isRegistered.body.safeParse({ email });
      // Control characters are left to the server; the form then shows what it says.
      if (taken.success) expect(taken.data.email).toBe(tidyEmail(email));
      if (printable(email)) expect(emailFieldError(email, 'wrong') === undefined).toBe(taken.success);
    }),
  );
});

test('a password passes in the browser where it passes on the server, with the same message where not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 128 }), (password) => {
      fc.pre([...password].length <= 128);
      const taken = regUser.body.safeParse({ name: 'Ann', email: 'ann@example.com', password });
      const said = passwordError(password);
      expect(said === undefined).toBe(taken.success);
      if (said) expect(taken.error?.issues.map(({ message }) => message)).toContain(said);
    }),
  );
});

const printable = (text: string) => !/\p{Cc}/u.test(text);
