import { account } from '#wording/storefront/account.ts';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import { Entry, EntryChoice } from './entry.tsx';
import { KeptBasket } from './kept-basket.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignedInAlready } from './signed-in-already.tsx';

const text = account.register;

export const meta = pageMeta(text, noIndex);

export default function Register() {
  return (
    <Entry title={text.title} intro={text.intro}>
      <SignedInAlready>
        <EntryChoice current="/register" />
        <KeptBasket />
        <RegisterForm />
      </SignedInAlready>
    </Entry>
  );
}
