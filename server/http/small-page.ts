import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { strictCsp } from './csp.ts';
import { type Https, personal, securityHeaders } from './security-headers.ts';

export interface SmallPage {
  shopName: string;
  title: string;
  text: string;
  /** The first one asks for the same page again. */
  links: { label: string; to: string }[];
}

/** The shop's look in as little as it takes (web/app.css): its fonts and files would be asked for again and again. */
const style = `:root{color-scheme:light dark;--ground:#f6f4ee;--ink:#16190f;--bar:#3e4a2b;--olive:#3e4a2b;--on-olive:#f6f4ee;--edge:#85887a}
@media(prefers-color-scheme:dark){:root{--ground:#12140d;--ink:#ece9df;--bar:#232a17;--olive:#b5c592;--on-olive:#12140d;--edge:#7c8070}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.55 Inter,system-ui,sans-serif}
header{background:var(--bar)}
header a{display:flex;align-items:center;gap:8px;width:min(1240px,100% - 32px);min-height:56px;margin:auto;border:0;color:#f6f4ee;font:800 1.5rem/1 "Sofia Sans Condensed","Arial Narrow",sans-serif;text-decoration:none}
header a::before{content:"";width:12px;height:12px;border-radius:50%;background:#e4572e}
main{max-width:36rem;margin:auto;padding:clamp(32px,12vh,128px) 16px;text-align:center}
h1{margin:0;font:700 clamp(1.875rem,6vw,2.5rem)/1.1 "Sofia Sans Condensed","Arial Narrow",sans-serif;text-wrap:balance}
p{margin:16px 0;text-wrap:pretty}
main a{display:inline-grid;place-items:center;min-height:44px;margin:8px 4px 0;padding:8px 20px;border:1px solid var(--edge);border-radius:4px;color:var(--ink);font-weight:600;text-decoration:none}
main a:first-of-type{border-color:var(--olive);background:var(--olive);color:var(--on-olive)}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
header :focus-visible{outline-color:#f6f4ee}`;

const styleHash = createHash('sha256').update(style).digest('base64');
const csp = `${strictCsp}; style-src 'sha256-${styleHash}'; img-src 'self'`;

/** Its headers: nobody keeps it, and nothing but its own style and the shop's icon may be used by it. */
export const smallPageHeaders = (https: Https, retryAfterSeconds: number): Record<string, string> => ({
  ...securityHeaders(https),
  'Content-Security-Policy': csp,
  'Content-Type': 'text/html; charset=utf-8',
  'Retry-After': String(retryAfterSeconds),
  'Cache-Control': personal,
});

/** A page of two kilobytes in the shop's look that is put together and not rendered: for when a page is too much to ask. */
export const smallPage = ({ shopName, title, text, links }: SmallPage): string =>
  String(html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<header><a href="/">${shopName}</a></header>
<main>
<h1>${title}</h1>
<p>${text}</p>
${links.map(({ label, to }) => html`<a href="${to}">${label}</a> `)}
</main>
</body>
</html>`);
