import { createServer } from 'node:http';
import { createServer as createTcpServer, type Server } from 'node:net';

// The card provider and the mail server of the bench: they answer at once and right, and keep nothing they need not.
const amounts = new Map<string, number>();

const provider = createServer((request, response) => {
  let form = '';
  request.on('data', (chunk) => {
    form += chunk;
  });
  request.on('end', () => {
    const answer = JSON.stringify(request.method === 'POST' ? opened(form) : paid(request.url ?? ''));
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(answer),
    });
    response.end(answer);
  });
});

function opened(form: string) {
  const fields = new URLSearchParams(form);
  const order = fields.get('client_reference_id') ?? '';
  const lines = [...fields].filter(([name]) => name.endsWith('[unit_amount]'));
  amounts.set(
    order,
    lines.reduce((sum, [, pence]) => sum + Number(pence), 0),
  );
  return {
    object: 'checkout.session',
    id: `cs_bench_${order}`,
    url: 'https://cards.example.org/',
    status: 'open',
  };
}

function paid(path: string) {
  const order = path.slice(path.indexOf('cs_bench_') + 'cs_bench_'.length);
  const total = amounts.get(order);
  return {
    object: 'checkout.session',
    id: `cs_bench_${order}`,
    client_reference_id: order,
    payment_intent: `pi_bench_${order}`,
    // Of an order of an earlier run nothing is known any more.
    payment_status: total === undefined ? 'unpaid' : 'paid',
    status: total === undefined ? 'expired' : 'complete',
    currency: 'gbp',
    amount_total: total,
  };
}

const mail = createTcpServer((socket) => {
  let reading = false;
  socket.on('error', () => {});
  socket.write('220 bench\r\n');
  socket.on('data', (chunk) => {
    for (const line of chunk.toString().split('\r\n')) {
      if (reading && line === '.') reading = false;
      else if (reading || !line) continue;
      else if (line === 'DATA') reading = true;
      socket.write(reading ? '354 go on\r\n' : '250 ok\r\n');
    }
  });
});

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );
process.send?.({ provider: await listen(provider), mail: await listen(mail) });
