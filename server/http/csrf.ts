import type { Context } from 'hono';

/**
 * Whether a browser sends this for a page of another site (decisions.md section 2). Programs that are no browsers send
 * neither header, and hold no cookies of somebody else.
 */
export function isCrossOrigin(c: Context, publicUrl: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return true;
  const origin = c.req.header('origin');
  if (!origin) return false;
  if (origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== c.req.header('host');
}
