import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { isPublic, type Network, pictureFetcher } from './fetch-picture.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((ready) => server.once('listening', ready));
  return `http://pictures.test:${(server.address() as AddressInfo).port}`;
}

/** `pictures.test` is a server of this test's; everything else is as on the internet. */
const network: Network = {
  resolve: async (host) => (host === 'pictures.test' ? ['127.0.0.1'] : ['10.0.0.1']),
  mayReach: (address) => address === '127.0.0.1' || isPublic(address),
  maxMs: 400,
};
const fetchPicture = pictureFetcher(network);

test.each(['8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
  '%s is of the public internet',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test.each([
  ...['127.0.0.1', '127.8.8.8', '10.0.0.1', '172.16.4.4', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
  ...['100.64.0.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '168.63.129.16'],
  ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1'],
  ...['::ffff:127.0.0.1', '::ffff:a00:1', '::127.0.0.1', '64:ff9b::10.0.0.1', '64:ff9b:1::a00:1'],
  ...['2002:7f00:1::', '2001:0:1::', '100::1', 'not an address', ''],
])('%s is not of the public internet', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each([
  // As people hide them: the address is one number, octal, hexadecimal, short or within IPv6.
  ...[
    '127.1',
    '2130706433',
    '0177.0.0.1',
    '0x7f.0.0.1',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
  ],
  ...['[fe80::1]', '169.254.169.254', '10.0.0.1', 'name-of-10.test'],
])('%s is not reached', async (host) => {
  const real = pictureFetcher({ ...network, mayReach: isPublic });
  expect(await real(`http://${host}:9/a.png`)).toEqual({ failed: 'not public' });
});

test('one of several addresses of a host is enough to refuse it', async () => {
  const both = { ...network, resolve: async () => ['8.8.8.8', '10.0.0.1'] };
  expect(await pictureFetcher(both)('http://both.test/')).toEqual({ failed: 'not public' });
});

test('the connection goes to the address that was checked, though the name says another a moment later', async () => {
  const at = await serve((_, response) => response.end('one'));
  const said = [['127.0.0.1'], ['10.0.0.1']];
  const rebinding = { ...network, resolve: async () => said.shift() ?? [] };
  expect(await pictureFetcher(rebinding)(at)).toEqual({ bytes: Buffer.from('one') });
  expect(said).toHaveLength(1);
});

test.each([
  ...['file:///etc/passwd', 'ftp://pictures.test/a', 'data:image/png;base64,AA', 'pictures.test/a', ''],
  'http://name:password@pictures.test/a',
])('%s is no address', async (address) => {
  expect(await fetchPicture(address)).toEqual({ failed: 'not an address' });
});

test('a redirect is followed three times, and each is checked anew', async () => {
  const at = await serve((request, response) => {
    const left = Number(request.url?.slice(1));
    if (Number.isNaN(left)) response.writeHead(302, { Location: 'http://127.0.0.2:9/' }).end();
    else if (left === 0) response.end('there');
    else response.writeHead(301, { Location: `/${left - 1}` }).end();
  });
  expect(await fetchPicture(`${at}/3`)).toEqual({ bytes: Buffer.from('there') });
  expect(await fetchPicture(`${at}/4`)).toEqual({ failed: 'too many redirects' });
  expect(await fetchPicture(`${at}/inside`)).toEqual({ failed: 'not public' });
});

test.each([
  [404, 'not found'],
  [403, 'refused'],
  [500, 'refused'],
])('%i: %s', async (status, failed) => {
  const at = await serve((_, response) => response.writeHead(status).end());
  expect(await fetchPicture(at)).toEqual({ failed });
});

test('what is too large is read no further, whether it says so or not', async () => {
  const said = await serve((_, response) => response.writeHead(200, { 'Content-Length': 9e9 }).write('a'));
  expect(await fetchPicture(said)).toEqual({ failed: 'too large' });
  let sent = 0;
  const unsaid = await serve((_, response) => {
    const part = Buffer.alloc(1 << 20);
    const more = () => {
      if (response.destroyed) return;
      sent++;
      response.write(part, more);
    };
    more();
  });
  const patient = pictureFetcher({ ...network, maxMs: 10_000 });
  expect(await patient(unsaid)).toEqual({ failed: 'too large' });
  expect(sent).toBeLessThan(40);
});

test('a slow answer, a slow body and no answer end', async () => {
  const silent = await serve(() => {});
  expect(await fetchPicture(silent)).toEqual({ failed: 'too slow' });
  const slow = await serve((_, response) => response.writeHead(200).write('a'));
  expect(await fetchPicture(slow)).toEqual({ failed: 'too slow' });
  expect(await fetchPicture('http://pictures.test:1/')).toEqual({ failed: 'no answer' });
});

test('nothing of the shop goes along', async () => {
  const at = await serve((request, response) => response.end(JSON.stringify(request.headers)));
  const answer = await fetchPicture(at);
  const headers = 'bytes' in answer ? JSON.parse(String(answer.bytes)) : {};
  expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host']);
});
