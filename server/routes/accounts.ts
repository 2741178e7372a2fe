import { reservedNameError } from '#contract/account-name.ts';
import type * as declared from '#contract/accounts.ts';
import type { PathsOf } from '#contract/calls.ts';
import { addAddress, changeAddress, readAddress } from '#shop/accounts/address.ts';
import { isCommonPassword } from '#shop/accounts/common-passwords.ts';
import { deleteAccount } from '#shop/accounts/delete-account.ts';
import { exportData } from '#shop/accounts/export-data.ts';
import { findUser } from '#shop/accounts/find.ts';
import { acceptInvitation } from '#shop/accounts/invitations/accept.ts';
import { type Kit, readKit, saveKit } from '#shop/accounts/kit.ts';
import { countTry, exchangeCode, sendCode } from '#shop/accounts/one-time-codes.ts';
import { register } from '#shop/accounts/register.ts';
import { renameAccount } from '#shop/accounts/rename-account.ts';
import { resetPassword } from '#shop/accounts/reset-password.ts';
import { endOtherSessions, endSession, listSessions } from '#shop/accounts/session.ts';
import { signIn } from '#shop/accounts/sign-in.ts';
import type { Shop } from '#shop/shop.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import type { Cookies } from '../http/cookies.ts';
import { countCodeEmail } from '../http/email-limit.ts';
import { fail, tooMany } from '../http/failures.ts';

const text = answers.accounts;

export const accounts: Handlers<PathsOf<typeof declared>> = {
  async '/isRegistered'({ shop, body }) {
    // Who was invited, and has not chosen a password yet, may register as well.
    if ((await findUser(shop, body.email))?.passwordHash) return fail(409, text.taken);
    // Before a code is mailed for an account that can't be made with it.
    if (body.password && (await isCommonPassword(body.password))) return commonPassword('password');
    return { status: 200, message: text.free };
  },

  async '/isRegistered2'({ shop, body }) {
    return (await findUser(shop, body.email))
      ? { status: 200, message: text.known }
      : fail(404, text.unknown);
  },

  async '/getEmailOtp'({ shop, body, limits, cookies, place }) {
    const wait = await countCodeEmail(limits, body.email, place);
    if (wait) return tooMany(wait);
    cookies.set('code', await sendCode(shop, body.email));
    return { status: 200, message: text.codeSent };
  },

  async '/verifyOtp'({ shop, body: { email, userOtp: code }, cookies, limits, place }) {
    const browser = cookies.read('code') ?? '';
    const wrong = fail(400, text.codeWrong, { errors: { userOtp: text.codeWrong } });
    const codeHash = await countTry(shop, email, browser);
    if (!codeHash) return wrong;
    const guess = await limits.guessCode(email, place);
    if ('wait' in guess) {
      shop.log.warn(guess, 'one-time codes are guessed: one was not compared');
      return tooMany(guess.wait);
    }
    const grant = await exchangeCode(shop, codeHash, { email, browser, code });
    if (!grant) return wrong;
    await guess.right();
    cookies.drop('code');
    cookies.set('grant', grant);
    return { status: 200, message: text.codeRight };
  },

  async '/regUser'({ shop, body, cookies }) {
    const reserved = reservedName(shop, body.name);
    if (reserved) return reserved;
    if (await isCommonPassword(body.password)) return commonPassword('password');
    const made = await register(shop, { ...body, grant: cookies.read('grant') ?? '' });
    if ('refused' in made)
      return made.refused === 'exists already' ? fail(409, text.taken) : fail(403, text.unverified);
    cookies.drop('grant');
    cookies.set('session', made.session);
    return { status: 200, message: text.welcome, name: body.name };
  },

  async '/accept-invitation'({ shop, body, cookies }) {
    if (await isCommonPassword(body.password)) return commonPassword('password');
    const accepted = await acceptInvitation(shop, body);
    if ('refused' in accepted) return fail(404, answers.customers.linkOver);
    await beginSession(shop, cookies, accepted.session);
    const { name, email } = accepted;
    return { status: 200, message: text.welcome, name, email };
  },

  async '/userLogin'({ shop, body, cookies, limits, place }) {
    const wait = await limits.guess('password', body.email, place.address);
    if (wait) return tooMany(wait);
    const found = await signIn(shop, body);
    if (!found) return fail(401, text.wrongLogin);
    await limits.guessedRight('password', body.email, place.address);
    await beginSession(shop, cookies, found.session);
    return { status: 200, message: text.signedIn, name: found.name };
  },

  async '/signOut'({ shop, cookies }) {
    const session = cookies.read('session');
    if (session) await endSession(shop, session);
    cookies.drop('session');
    return { status: 200, message: text.signedOut };
  },

  async '/update-pass'({ shop, body, cookies, limits, place }) {
    const { email, newPassword: password } = body;
    if (await isCommonPassword(password)) return commonPassword('newPassword');
    const done = await resetPassword(shop, { grant: cookies.read('grant') ?? '', email, password });
    if (!done) return fail(403, text.unverified);
    await limits.guessedRight('password', email, place.address);
    cookies.drop('grant');
    return { status: 200, message: text.passwordSet };
  },

  async '/readAddress'({ shop, body }) {
    const address = await readAddress(shop, body.email);
    return address ? { status: 200, ...address } : fail(404, text.noAddress);
  },

  async '/newAddress'({ shop, body: { email: _email, ...address }, shopper }) {
    const added = await addAddress(shop, shopper.id, address);
    return added ? { status: 200, message: text.addressSaved } : fail(409, text.addressExists);
  },

  async '/updateAddress'({ shop, body: { email: _email, ...address }, shopper }) {
    const changed = await changeAddress(shop, shopper.id, address);
    return changed ? { status: 200, message: text.addressUpdated } : fail(404, text.noAddress);
  },

  async '/userName'({ shopper }) {
    return { status: 200, name: shopper.name };
  },

  async '/updateUserName'({ shop, body, shopper }) {
    const reserved = reservedName(shop, body.name);
    if (reserved) return reserved;
    await renameAccount(shop, shopper.id, body.name);
    return { status: 200, message: text.nameUpdated };
  },

  async '/my-sessions'({ shop, shopper, cookies }) {
    const found = await listSessions(shop, shopper.id, cookies.read('session') ?? '');
    const sessions = found.map(({ signedInAt, current }) => ({
      signedInAt: signedInAt.toISOString(),
      current,
    }));
    return { status: 200, sessions };
  },

  async '/sign-out-others'({ shop, shopper, cookies }) {
    const ended = await endOtherSessions(shop, shopper.id, cookies.read('session') ?? '');
    return { status: 200, message: text.signedOutElsewhere(ended) };
  },

  async '/my-data'({ shop, shopper }) {
    return { status: 200, data: await exportData(shop, shopper) };
  },

  async '/my-kit'({ shop, shopper }) {
    return { status: 200, kit: told(await readKit(shop, shopper.id)) };
  },

  async '/save-my-kit'({ shop, shopper, body: { kit } }) {
    const changedAt = new Date(kit.changedAt);
    return { status: 200, kit: told(await saveKit(shop, shopper.id, { guns: kit.guns, changedAt })) };
  },

  async '/delete-account'({ shop, body, shopper, cookies, limits, place }) {
    const wait = await limits.guess('password', shopper.email, place.address);
    if (wait) return tooMany(wait);
    const outcome = await deleteAccount(shop, shopper, body.password);
    if ('deleted' in outcome || outcome.refused !== 'wrong password')
      await limits.guessedRight('password', shopper.email, place.address);
    if ('deleted' in outcome) {
      cookies.drop('session');
      return { status: 200, message: text.deleted };
    }
    if (outcome.refused === 'order on its way') return fail(409, text.orderOnItsWay);
    if (outcome.refused === 'return on its way') return fail(409, text.returnOnItsWay);
    if (outcome.refused === 'refund on its way') return fail(409, text.refundOnItsWay);
    if (outcome.refused === 'refund refused') return fail(409, text.refundRefused);
    return fail(400, text.wrongPassword, { errors: { password: text.wrongPassword } });
  },
};

/** Signs the browser in, and out of whatever session it had: whoever gave it that one has no part in this. */
async function beginSession(shop: Shop, cookies: Cookies, session: string): Promise<void> {
  const earlier = cookies.read('session');
  if (earlier) await endSession(shop, earlier);
  cookies.set('session', session);
}

const told = ({ guns, changedAt }: Kit) => ({ guns, changedAt: changedAt?.toISOString() ?? null });

function reservedName({ settings }: Shop, name: string) {
  const why = reservedNameError(name, [settings.shopName, settings.sellerName ?? '']);
  return why && fail(400, why, { errors: { name: why } });
}

const commonPassword = (field: string) =>
  fail(400, text.passwordCommon, { errors: { [field]: text.passwordCommon } });
