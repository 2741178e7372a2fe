import { type FrontCache, TooManyPurges } from '../cache/purges.ts';
import type { Config } from '../config.ts';

const withinMs = 5_000;

/** The cache in front that CDN names; undefined where there is none. */
export function openFrontCache({
  CDN,
  CDN_PURGE_URL: urls,
  CDN_PURGE_TOKEN: token,
}: Pick<Config, 'CDN' | 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN'>): FrontCache | undefined {
  if (!CDN || !urls || !token) return undefined;
  const { most, purge } = kinds[CDN];
  return {
    most,
    async purge(tags) {
      await Promise.all(urls.map((url) => purge(url.replace(/\/+$/, ''), token, tags)));
    },
  };
}

interface Kind {
  most: number;
  purge(url: string, token: string, tags: string[]): Promise<void>;
}

const kinds: Record<NonNullable<Config['CDN']>, Kind> = {
  /** deploy/varnish.vcl with vmod_xkey, at the address of each Varnish. */
  varnish: {
    most: 256,
    async purge(url, token, tags) {
      await ask(`${url}/`, { method: 'PURGE', headers: { xkey: tags.join(' '), 'X-Purge-Token': token } });
    },
  },
  /** 'Purge multiple surrogate key tags', at https://api.fastly.com/service/<id>; up to 256 a request. */
  fastly: {
    most: 256,
    async purge(url, token, tags) {
      await ask(`${url}/purge`, {
        method: 'POST',
        headers: { 'Fastly-Key': token, 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ surrogate_keys: tags }),
      });
    },
  },
  /** 'Purge cached content by tag', at https://api.cloudflare.com/client/v4/zones/<id>; 30 a request on any plan. */
  cloudflare: {
    most: 30,
    async purge(url, token, tags) {
      const said = await ask(`${url}/purge_cache`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ tags }),
      });
      const { success } = (await said.json()) as { success?: boolean };
      if (success !== true) throw new Error('the purge was refused');
    },
  },
};

/** What a purge is answered. Throws, without a word of what was sent, where it was not taken. */
async function ask(url: string, request: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(withinMs);
  const said = await fetch(url, { ...request, redirect: 'error', signal }).catch((error: Error) => {
    const { code, message } = (error.cause ?? error) as { code?: string; message: string };
    throw new Error(`${new URL(url).host}: ${code ?? message}`);
  });
  const { status, headers } = said;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  if (status === 429 && seconds > 0) throw new TooManyPurges(1_000 * Math.min(seconds, 300));
  if (!said.ok) throw new Error(`${new URL(url).host} answered ${status}`);
  return said;
}
