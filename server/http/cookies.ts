import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { retention } from '#shop/retention.ts';

/** The cookies of decisions.md section 2, by what they are for, with how long the browser keeps them. */
const kinds = {
  session: { sameSite: 'Lax', days: retention.sessionDays },
  code: { sameSite: 'Lax', days: retention.codeMinutes / 1440 },
  grant: { sameSite: 'Lax', days: retention.grantMinutes / 1440 },
  staff: { sameSite: 'Strict', days: undefined },
  device: { sameSite: 'Strict', days: retention.staffDeviceDays },
} as const;

export type CookieKind = keyof typeof kinds;

export interface Cookies {
  read(kind: CookieKind): string | undefined;
  set(kind: CookieKind, secret: string): void;
  drop(kind: CookieKind): void;
}

/** HttpOnly always; on HTTPS also Secure, with the prefix that makes the browser insist on it. */
export function cookiesOf(c: Context, https: boolean): Cookies {
  const shared = { path: '/', httpOnly: true, secure: https } as const;
  const name = (kind: CookieKind) => `${https ? '__Host-' : ''}hopup_${kind}`;
  return {
    read: (kind) => getCookie(c, name(kind)),
    set(kind, secret) {
      const { sameSite, days } = kinds[kind];
      setCookie(c, name(kind), secret, {
        ...shared,
        sameSite,
        ...(days !== undefined && { maxAge: Math.round(days * 86_400) }),
      });
    },
    drop: (kind) => {
      deleteCookie(c, name(kind), shared);
    },
  };
}
