import type { Calls, PathsOf } from '#contract/calls.ts';
import type * as declared from '#contract/staff.ts';
import { img } from '#contract/staff.ts';
import { maxPictureBytes, uploadPicture } from '#shop/images/upload.ts';
import { endMismatchedSession, findStaff, signInStaff, signOutStaff } from '#shop/staff/sign-in.ts';
import { answers } from '#wording/answers.ts';
import { readBytes } from '../http/body.ts';
import type { CallContext, Handlers } from '../http/call-context.ts';
import { fail, tooMany } from '../http/failures.ts';

const text = answers.staff;

export const staff: Handlers<PathsOf<typeof declared>> = {
  async '/login-admin'({ shop, body, cookies, limits, place }) {
    const device = cookies.read('device');
    const wait = await limits.guessStaff(body.id, place.address, device);
    if (wait) return tooMany(wait);
    const pass = await signInStaff(shop, body);
    if (!pass) return fail(401, text.wrongLogin);
    cookies.set('device', await limits.guessedStaffRight(body.id, place.address, device));
    const earlier = cookies.read('staff');
    if (earlier) await signOutStaff(shop, earlier);
    cookies.set('staff', pass.secret);
    return { status: 200, message: answers.accounts.signedIn, key: pass.key };
  },

  '/verify-login': verify,
  '/verify-admin': verify,

  async '/logout-admin'({ shop, cookies }) {
    const secret = cookies.read('staff');
    if (secret) await signOutStaff(shop, secret);
    cookies.drop('staff');
    return { status: 200, message: answers.accounts.signedOut };
  },

  async '/img'({ shop, request }) {
    const type = request.headers.get('content-type') ?? '';
    if (!type.toLowerCase().startsWith('multipart/form-data')) return fail(415, answers.notForm);
    const bytes = await readBytes(request, img.maxBytes);
    if (!bytes) return fail(413, text.pictureTooLarge);
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
      .formData()
      .catch(() => undefined);
    if (!form) return fail(400, answers.notForm);
    const pictures = form.getAll('images').filter((part) => typeof part !== 'string');
    if (pictures.length === 0) return fail(400, text.noPicture);
    if (pictures.length > 5) return fail(400, text.tooManyPictures);
    if (pictures.some((picture) => picture.size > maxPictureBytes)) return fail(413, text.pictureTooLarge);
    const files: string[] = [];
    for (const picture of pictures) {
      const taken = await uploadPicture(shop, Buffer.from(await picture.arrayBuffer()));
      if ('refused' in taken)
        return taken.refused === 'too large' ? fail(413, text.pictureTooLarge) : fail(422, text.notAPicture);
      files.push(taken.name);
    }
    return { status: 200, files };
  },
};

/** The key of the address and the cookie of the browser must be one live session (decisions.md section 2). */
async function verify({ shop, body, cookies }: CallContext<Calls['/verify-login'] | Calls['/verify-admin']>) {
  const secret = cookies.read('staff') ?? '';
  const staffId = await findStaff(shop, secret, body.key);
  if (staffId) return { status: 200 as const, staff: staffId };
  if (await endMismatchedSession(shop, secret, body.key)) cookies.drop('staff');
  return fail(401, text.signIn);
}
