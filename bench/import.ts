import { type Bench, json, signIn } from './suites.ts';
import { type Row, round } from './table.ts';

const rows = 10_000;

/** A file of 10,000 new products, each with measures of its own, is checked and then taken in. */
export async function importFile({ shop }: Bench): Promise<Row[]> {
  const cookie = await signIn(shop);
  const ask = async (path: string, body: object) => {
    const answer = await fetch(shop.url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...json, cookie },
    });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const take = async (dryRun: boolean) => {
    const began = performance.now();
    const { id } = await ask('/dash-import', { csv: file(), dryRun });
    for (;;) {
      const { state, errors } = await ask('/dash-import-status', { id });
      if (state === 'refused') throw new Error(`the file was refused: ${JSON.stringify(errors[0])}`);
      if (state === 'done') return (performance.now() - began) / 1000;
      await new Promise((over) => setTimeout(over, 200));
    }
  };
  const [checked, taken] = [await take(true), await take(false)];
  return [
    {
      what: `a file of ${rows} new products, checked`,
      figure: `${round(checked, 1)} s`,
      target: '<= 15 s',
      met: checked <= 15,
    },
    { what: 'the same, taken in', figure: `${round(taken, 1)} s`, target: '<= 60 s', met: taken <= 60 },
  ];
}

function file(): string {
  const head = 'sku,title,category,description,price,quantity,status,weight,count,bb-weight,tracer,packaging';
  const row = (n: number) =>
    [
      `BENCH-${n}`,
      `Measured thing number ${n} of a long list`,
      'bbs',
      `"A thing to be imported, number ${n}, which is described in so many words that there is a text"`,
      (5 + n / 100).toFixed(2),
      n % 100,
      0,
      100 + n,
      1000 + n,
      (0.2 + n / 10_000).toFixed(4),
      'no',
      'Bottle',
    ].join(',');
  return [head, ...Array.from({ length: rows }, (_, n) => row(n))].join('\n');
}
