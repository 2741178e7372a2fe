import { connect, type PeerCertificate } from 'node:tls';
import type { Config } from '#server/config.ts';
import { type Finding, fine, look, mend, reasonOf, skipped } from './finding.ts';

const withinMs = 8_000;
const dayMs = 86_400_000;

/** The shop as strangers meet it: certificate, HTTPS, and what the proxy in front tells the shop. */
export async function examineWeb({ PUBLIC_URL, METRICS_TOKEN }: Config): Promise<Finding[]> {
  if (!PUBLIC_URL) return [skipped('Web', 'no PUBLIC_URL')];
  if (!PUBLIC_URL.startsWith('https:'))
    return [
      mend('TLS', `PUBLIC_URL is ${PUBLIC_URL}: what visitors send can be read`, 'docs/going-live.md, TLS'),
    ];
  const { hostname, port } = new URL(PUBLIC_URL);
  const [certificate, answer] = await Promise.all([
    askCertificate(hostname, Number(port || 443)),
    askShop(PUBLIC_URL, METRICS_TOKEN !== undefined),
  ]);
  const plain = port ? skipped('Web: http', `PUBLIC_URL has port ${port}`) : await askPlain(hostname);
  return [certificate, ...answer, plain];
}

function askCertificate(host: string, port: number): Promise<Finding> {
  return new Promise((resolve) => {
    const refused = (reason: string) =>
      resolve(
        mend(
          'TLS',
          `${host} has no good certificate: ${reason}`,
          'see the log of the proxy in front, and the DNS of the name',
        ),
      );
    const socket = connect(
      { host, port, servername: host, ALPNProtocols: ['h2', 'http/1.1'], rejectUnauthorized: false },
      () => {
        const certificate = socket.getPeerCertificate();
        socket.end();
        if (!socket.authorized) return refused(String(socket.authorizationError));
        resolve(certificateFinding(certificate, new Date(), socket.alpnProtocol));
      },
    );
    socket.setTimeout(withinMs, () => socket.destroy(new Error('no answer')));
    socket.once('error', (error) => refused(reasonOf(error)));
  });
}

/** @param protocol that browser and proxy agree on: 'h2' for HTTP/2 */
export function certificateFinding(
  { valid_to: until }: Pick<PeerCertificate, 'valid_to'>,
  now: Date,
  protocol: string | false | null,
): Finding {
  const days = Math.floor((Date.parse(until) - now.getTime()) / dayMs);
  const says = `certificate for ${days} days, ${protocol === 'h2' ? 'HTTP/2' : 'no HTTP/2'}`;
  const todo = 'see why the proxy in front does not renew it';
  if (days < 7) return mend('TLS', says, todo);
  if (days < 21) return look('TLS', says, todo);
  return protocol === 'h2'
    ? fine('TLS', says)
    : look('TLS', says, 'switch it on in the proxy: pages come sooner');
}

export interface ShopAnswer {
  /** Of /readyz. */
  ready: number;
  hsts: string | null;
  /** Of /metrics, which nobody from elsewhere may read. */
  metrics: number;
}

async function askShop(url: string, token: boolean): Promise<Finding[]> {
  try {
    const [ready, metrics] = await Promise.all([get(`${url}/readyz`), get(`${url}/metrics`)]);
    return shopFindings(
      { ready: ready.status, hsts: ready.headers.get('strict-transport-security'), metrics: metrics.status },
      token,
    );
  } catch (error) {
    return [
      mend(
        'Web',
        `${url} can’t be reached: ${reasonOf(error)}`,
        'see that shop and proxy run, and the DNS of the name',
      ),
    ];
  }
}

export function shopFindings({ ready, hsts, metrics }: ShopAnswer, token: boolean): Finding[] {
  const todo = 'see that the shop runs: journalctl -u hopup, and where its proxy leads';
  const findings = [
    ready === 200
      ? fine('Web', 'the shop answers, and is ready')
      : mend('Web', `/readyz answers ${ready}`, todo),
  ];
  const seconds = Number(/max-age=(\d+)/.exec(hsts ?? '')?.[1] ?? 0);
  findings.push(
    seconds > 0
      ? fine('Web: HSTS', `for ${Math.round(seconds / 86_400)} days`)
      : mend(
          'Web: HSTS',
          'is missing',
          'the shop sends it with an https PUBLIC_URL: restart it; no proxy may take it away',
        ),
  );
  if (metrics === 200)
    findings.push(
      mend(
        'Web: proxy',
        'strangers can read /metrics: the proxy sends no X-Forwarded-For',
        'deploy/Caddyfile and deploy/nginx.conf do',
      ),
    );
  else
    findings.push(
      fine('Web: proxy', token ? '/metrics asks for its token' : 'keeps /metrics from strangers'),
    );
  return findings;
}

async function askPlain(host: string): Promise<Finding> {
  try {
    const { status, headers } = await get(`http://${host}/`);
    return plainFinding(status, headers.get('location') ?? '');
  } catch (error) {
    return look(
      'Web: http',
      `http://${host} can’t be reached: ${reasonOf(error)}`,
      'open port 80: it leads to HTTPS',
    );
  }
}

export function plainFinding(status: number, location: string): Finding {
  return status >= 300 && status < 400 && location.startsWith('https://')
    ? fine('Web: http', 'leads to HTTPS')
    : mend('Web: http', `http answers ${status} itself`, 'let the proxy lead it to HTTPS');
}

const get = (url: string): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(withinMs) });
