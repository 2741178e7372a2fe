import { storageItem } from './storage.ts';

/** Whether somebody has been signed in with this browser: the checkout then asks for a password and not for a new account. */
const hadAccount = storageItem('hadAccount', false, (found) => found === true);

export const readHadAccount = hadAccount.read;
export const noteHadAccount = () => hadAccount.write(true);
