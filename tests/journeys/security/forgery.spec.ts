import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { ask, buy, expect, newProduct, signedIn, test } from '../fixtures.ts';
import { staff as staffSecrets } from '../shop.ts';

let evil: Server;
test.beforeAll(async () => {
  evil = createServer((_request, response) => {
    response
      .setHeader('Content-Type', 'text/html')
      .end('<!doctype html><title>Win a prize</title><body></body>');
  });
  await new Promise<void>((resolve) => evil.listen(0, resolve));
});
test.afterAll(() => evil.close());

// On the shop's own host but another port the browser sends the cookies along: only the shop can refuse.
for (const host of ['localhost', '127.0.0.1']) {
  test(`a page of another site, on ${host}, changes nothing in a signed-in browser`, async ({
    browser,
    office,
  }) => {
    const shop = process.env.SHOP_URL ?? '';
    // Of its own: here the console may say what was refused.
    const victim = await (await browser.newContext()).newPage();
    const email = await signedIn(victim);
    const sold = await newProduct(office);
    const orderId = await buy(victim, email, sold);
    const { key } = await ask(victim.request, '/login-admin', staffSecrets);
    const before = await stateOf(victim.request, email, orderId);

    const answers: string[] = [];
    victim.on('response', (response) => {
      const { pathname, origin } = new URL(response.url());
      if (origin === shop && response.request().method() === 'POST')
        answers.push(`${response.status()} ${pathname}`);
    });
    await victim.goto(`http://${host}:${(evil.address() as AddressInfo).port}/`);
    const paths = calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
    const products = [{ id: sold.id, quantity: 1 }];
    const text = JSON.stringify({ ...wanted, email, orderId, key, productId: sold.id, products });
    // Several at once: the forms among them wait for an answer each.
    const sent = [...paths, '/unsubscribe/none'];
    while (sent.length > 0) await victim.evaluate(attack, { shop, paths: sent.splice(0, 8), text });

    const writes = answers.filter((answer) => !answer.endsWith('/unsubscribe/none'));
    expect(new Set(writes.map((answer) => answer.slice(0, 3))), 'every one refused').toEqual(
      new Set(['403']),
    );
    expect(new Set(writes.map((answer) => answer.slice(4)))).toEqual(new Set(paths));
    expect(await stateOf(victim.request, email, orderId)).toEqual(before);
    await victim.context().close();
  });
}

/** What somebody would like the calls to do, each of which takes what it knows of it. */
const wanted = {
  ...{ name: 'Taken over', title: 'Taken over', desc: 'Taken over entirely', message: 'Taken over entirely' },
  ...{ phone: '07700 900666', address: '6 Evil Street, Eviltown, Evilshire', city: 'Evil', pinCode: 'EV1' },
  ...{ id: 'staff-evil', password: 'taken over 1', newPassword: 'taken over 1', status: 'Cancelled' },
  ...{ code: 'TAKEN', type: 'percentage', percentage: 100, min: 0, stars: 1, review: 'Taken over' },
  ...{ category: 'bbs', quantity: 0, price: 30, csv: 'id,price\nx,1', dryRun: false, reason: 'evil' },
};

interface Attack {
  shop: string;
  paths: string[];
  text: string;
}

/** What a page can send elsewhere without asking: forms of every kind, pictures, and fetch with cookies. */
async function attack({ shop, paths, text }: Attack): Promise<void> {
  const send = (path: string, more: RequestInit) =>
    fetch(shop + path, { method: 'POST', credentials: 'include', ...more }).catch(() => undefined);
  const upload = () => {
    const form = new FormData();
    form.append('images', new File(['x'], 'a.png', { type: 'image/png' }));
    return form;
  };
  const overOrLate = (begin: (over: () => void) => void) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, 1000);
      begin(resolve);
    });
  const submit = (path: string) =>
    overOrLate((over) => {
      const frame = document.createElement('iframe');
      frame.name = `to ${path}`;
      document.body.append(frame);
      const form = document.createElement('form');
      const to = { method: 'post', action: shop + path, enctype: 'text/plain', target: frame.name };
      Object.assign(form, to);
      const field = document.createElement('input');
      // As text/plain a form can write JSON: {"email":...,"x":"="}
      field.name = `${text.slice(0, -1)},"x":"`;
      field.value = '"}';
      form.append(field);
      document.body.append(form);
      frame.addEventListener('load', over, { once: true });
      form.submit();
    });
  const show = (path: string) =>
    overOrLate((over) => {
      const picture = new Image();
      picture.onload = over;
      picture.onerror = over;
      picture.src = shop + path;
    });
  await Promise.all(
    paths.flatMap((path) => [
      send(path, { mode: 'no-cors', body: text }),
      send(path, { mode: 'no-cors', body: upload() }),
      send(path, { body: text, headers: { 'Content-Type': 'application/json' } }),
      send(path, { mode: 'no-cors', body: new URLSearchParams(JSON.parse(text)) }),
      submit(path),
      show(path),
    ]),
  );
}

async function stateOf(by: APIRequestContext, email: string, orderId: string) {
  const { events, ...order } = (await ask(by, '/user-order-details', { orderId })).data[0];
  const codes = (await ask(by, '/dash-coupens', { limit: 200 })).data;
  const mail = (await ask(by, '/dash-messages', { limit: 200 })).data;
  return {
    order,
    events: events.length,
    name: (await ask(by, '/userName', { email })).name,
    address: await ask(by, '/readAddress', { email }),
    mine: (await ask(by, '/my-data', { email })).data,
    evilCodes: codes.filter(({ code }) => code === wanted.code).length,
    evilMail: mail.filter(({ name }) => name === wanted.name).length,
    evilProducts: (await ask(by, '/dash-prpducts', { limit: 1, find: wanted.title })).total,
    evilDeeds: (await ask(by, '/dash-audit', { limit: 1, find: orderId })).total,
  };
}
