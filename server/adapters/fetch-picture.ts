import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { PictureFailure } from '#database/enums.ts';
import type { FetchPicture } from '#shop/images/fetch-picture.ts';
import { maxPictureBytes } from '#shop/images/upload.ts';

const maxRedirects = 3;
const maxMs = 20_000;

/** What a fetch reaches. Tests have their own; there is no setting by which a shop could. */
export interface Network {
  /** All addresses of a host. */
  resolve(host: string): Promise<string[]>;
  mayReach(address: string): boolean;
  maxMs: number;
}

const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayReach: isPublic,
  maxMs,
};

/**
 * Fetches pictures from addresses that staff give, so that nobody reads by them what only this machine may reach. A host's name is
 * resolved once and all its addresses are checked; the connection goes to the one that was checked, so that no second answer changes
 * it. A redirect is an address like any other.
 */
export function pictureFetcher(network: Network = internet): FetchPicture {
  return async (address) => {
    const signal = AbortSignal.timeout(network.maxMs);
    let at = address;
    try {
      for (let redirects = 0; redirects <= maxRedirects; redirects++) {
        const answer = await get(network, at, signal);
        if (!('location' in answer)) return answer;
        at = URL.parse(answer.location, at)?.href ?? '';
      }
      return { failed: 'too many redirects' };
    } catch (error) {
      if (error instanceof Failed) return { failed: error.why };
      return { failed: signal.aborted ? 'too slow' : 'no answer' };
    }
  };
}

type FetchFailure = Exclude<PictureFailure, 'not a picture'>;

class Failed extends Error {
  readonly why: FetchFailure;

  constructor(why: FetchFailure) {
    super(why);
    this.why = why;
  }
}

/** Whether an address is one of the internet's, for everybody: IPv4 within IPv6 is what it is about. */
export function isPublic(address: string): boolean {
  if (!isIP(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // Of IPv6 only 2000::/3 is given out. 168.63.129.16 is where Azure tells its machines of themselves.
  return parsed instanceof ipaddr.IPv6
    ? ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000
    : parsed.toString() !== '168.63.129.16';
}

async function get(
  network: Network,
  address: string,
  signal: AbortSignal,
): Promise<{ bytes: Buffer } | { location: string }> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Failed('not an address');
  const checked = await checkedAddress(network, url);
  signal.throwIfAborted();
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    request(url, {
      agent: false,
      signal,
      headers: { Accept: 'image/avif,image/webp,image/png,image/jpeg', 'Accept-Encoding': 'identity' },
      // What was checked, whatever the host's name says by now.
      lookup: (_host, { all }, done) => {
        const family = isIP(checked);
        if (all) done(null, [{ address: checked, family }]);
        else done(null, checked, family);
      },
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
  return readAnswer(response);
}

async function checkedAddress({ resolve, mayReach }: Network, { hostname }: URL): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(literal) ? [literal] : await resolve(hostname).catch(() => []);
  const [first] = addresses;
  if (!first) throw new Failed('no such host');
  if (!addresses.every(mayReach)) throw new Failed('not public');
  return first;
}

async function readAnswer(response: http.IncomingMessage): Promise<{ bytes: Buffer } | { location: string }> {
  const { statusCode = 0, headers } = response;
  try {
    if ([301, 302, 303, 307, 308].includes(statusCode)) return { location: headers.location ?? '' };
    if (statusCode === 404 || statusCode === 410) throw new Failed('not found');
    if (statusCode !== 200) throw new Failed('refused');
    if (Number(headers['content-length'] ?? 0) > maxPictureBytes) throw new Failed('too large');
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of response) {
      bytes += part.length;
      if (bytes > maxPictureBytes) throw new Failed('too large');
      parts.push(part);
    }
    return { bytes: Buffer.concat(parts) };
  } finally {
    response.destroy();
  }
}
