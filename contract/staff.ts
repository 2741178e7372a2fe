import { z } from 'zod';
import { rules } from '#wording/rules.ts';
import { call, noFields, notRateLimited } from './call.ts';
import { guessed } from './fields.ts';

/** How staff come in (decisions.md section 2), and the upload of images. */
const group = 'Dashboard';
const staff = { group, caller: 'staff' } as const;

export const loginAdmin = call({
  path: '/login-admin',
  group,
  summary: 'Signs a member of staff in; the key goes into the dashboard’s address and alone opens nothing',
  caller: 'anyone',
  body: z.object({
    id: guessed({ min: 5, max: 100, message: rules.adminLogin }),
    password: guessed({ min: 7, max: 128, message: rules.adminLogin }),
    pin: guessed({ min: 5, max: 32, message: rules.adminLogin }),
  }),
  answer: z.object({ key: z.string() }),
});

export const verifyLogin = call({
  ...notRateLimited,
  path: '/verify-login',
  group,
  summary: 'Whether this key and this browser’s staff cookie are one live session',
  caller: 'staff',
  body: z.object({ key: guessed({ min: 1, max: 200, message: rules.id }) }),
  answer: z.object({ staff: z.string() }),
});

export const verifyAdmin = call({
  ...notRateLimited,
  path: '/verify-admin',
  ...staff,
  summary: 'The check that every page of the dashboard makes first; the same as /verify-login',
  body: z.object({ key: guessed({ min: 1, max: 200, message: rules.id }) }),
  answer: z.object({ staff: z.string() }),
});

export const logoutAdmin = call({
  path: '/logout-admin',
  group,
  summary: 'Ends the staff session of this browser',
  caller: 'anyone',
  body: noFields,
  answer: noFields,
});

export const img = call({
  path: '/img',
  ...staff,
  summary:
    'Takes up to five pictures (field images), by content JPEG, PNG, WebP or AVIF, and answers their stored names',
  body: noFields,
  answer: z.object({ files: z.array(z.string()) }),
  encoding: 'form',
  maxBytes: 5 * 8 * 1024 * 1024 + 64 * 1024,
  // Signed-in staff alone are counted: 2,000 pictures beside a CSV are 400 requests.
  rate: [{ per: 'address', times: 600, seconds: 600 }],
});
