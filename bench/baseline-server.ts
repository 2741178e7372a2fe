import { type ChildProcess, spawn } from 'node:child_process';

/** A bare Node server that answers the same bytes to everything: what the shop's answers are compared with. */
const source = `
const http = require('node:http');
const body = Buffer.from(process.env.BODY, 'base64');
const headers = JSON.parse(process.env.HEADERS);
http.createServer((request, response) => {
  if (request.method === 'GET') { response.writeHead(200, headers); return response.end(body); }
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => { JSON.parse(Buffer.concat(chunks)); response.writeHead(200, headers); response.end(body); });
}).listen(0, '127.0.0.1', function () { process.send(this.address().port); });
`;

export async function bareServer(
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ url: string; stop(): void }> {
  const child: ChildProcess = spawn(process.execPath, ['-e', source], {
    env: { ...process.env, BODY: body.toString('base64'), HEADERS: JSON.stringify(headers) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve) =>
    child.once('message', (told) => resolve(told as number)),
  );
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
