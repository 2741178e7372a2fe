import { Hono } from 'hono';
import type { Shop } from '#shop/shop.ts';

/** What browsers and finders of weaknesses ask for at addresses of their own: security.txt and the web manifest. */
export function wellKnown(shop: Shop): Hono {
  const app = new Hono();
  const { shopName } = shop.settings;

  app.get('/.well-known/security.txt', (c) => {
    const text = securityText(shop);
    return text ? c.text(text, 200, { 'Cache-Control': 'public, max-age=3600' }) : c.notFound();
  });

  app.get('/manifest.webmanifest', (c) =>
    c.body(
      JSON.stringify({
        id: '/',
        name: shopName,
        short_name: shopName,
        lang: 'en-GB',
        start_url: '/',
        display: 'browser',
        background_color: '#f6f4ee',
        theme_color: '#3e4a2b',
        icons: [192, 512].flatMap((size) =>
          [
            ['icon', 'any'],
            ['icon-maskable', 'maskable'],
          ].map(([name, purpose]) => ({
            src: `/${name}-${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose,
          })),
        ),
      }),
      200,
      { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
    ),
  );
  return app;
}

const expiresAfterMs = 180 * 86_400_000;

/** Where a weakness is reported (RFC 9116): by mail, and where the shop has HTTPS on its contact page. None without either. */
function securityText({ settings: { sellerEmail, publicUrl }, now }: Shop): string | undefined {
  const secure = publicUrl.startsWith('https:');
  if (!sellerEmail && !secure) return undefined;
  const expires = new Date(now().getTime() + expiresAfterMs).toISOString().slice(0, 10);
  return [
    ...(sellerEmail ? [`Contact: mailto:${encodeURI(sellerEmail)}`] : []),
    ...(secure ? [`Contact: ${publicUrl}/contact`] : []),
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    ...(secure ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}
