import { chromium } from '@playwright/test';
import { summaryOf } from './load.ts';
import { type Bench, kindOf, spread } from './suites.ts';
import { type Row, round } from './table.ts';

interface Felt {
  lcp: number;
  tbt: number;
  cls: number;
  /** What came of each kind, KiB as it was sent. */
  scripts: number;
  styles: number;
  fonts: number;
}

/** What a first visit feels like on a slow phone: a quarter of this processor, 1.6 Mbit/s, 150 ms there and back. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one measurement, told from its browser's start to its figures
export async function feel({ shop, productPage }: Bench): Promise<Row[]> {
  const { findChromium } = await import('../scripts/chromium.mjs' as string);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const rows: Row[] = [];
  for (const path of ['/', '/shop/bbs', productPage]) {
    const felt: Felt[] = [];
    for (let n = 0; n < 5; n++) felt.push(await visit(shop.url + path));
    const of = (name: keyof Felt) => summaryOf(felt.map((one) => one[name]));
    const [lcp, tbt, cls] = [of('lcp'), of('tbt'), of('cls')];
    const name = kindOf(path);
    const weight = (what: string, kind: keyof Felt, most: number): Row => {
      const { high } = of(kind);
      return {
        what: `${name}, ${what}`,
        figure: `${round(high)} KiB`,
        target: `<= ${most} KiB`,
        met: high <= most,
      };
    };
    rows.push(
      { what: `${name}, LCP`, figure: `${spread(lcp, 0)} ms`, target: '<= 1500 ms', met: lcp.median <= 1500 },
      { what: `${name}, TBT`, figure: `${spread(tbt, 0)} ms`, target: '<= 100 ms', met: tbt.median <= 100 },
      { what: `${name}, CLS`, figure: spread(cls, 3), target: '0.00', met: cls.high < 0.005 },
      weight('JavaScript', 'scripts', 110),
      weight('CSS', 'styles', 15),
      weight('fonts', 'fonts', 60),
    );
  }
  await browser.close();
  return rows;

  async function visit(url: string): Promise<Felt> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (0.75 * 1024 * 1024) / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const felt = { lcp: 0, tbt: 0, cls: 0 };
      const blocking: PerformanceEntry[] = [];
      Object.assign(window, { felt, blocking });
      const watch = (type: string, heard: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({ type, buffered: true });
      watch('largest-contentful-paint', (entry) => {
        felt.lcp = entry.startTime;
      });
      watch('longtask', (entry) => blocking.push(entry));
      watch('layout-shift', (entry) => {
        felt.cls += (entry as PerformanceEntry & { value: number }).value;
      });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(2500);
    const felt = await page.evaluate(() => {
      const { felt, blocking } = window as unknown as {
        felt: Pick<Felt, 'lcp' | 'tbt' | 'cls'>;
        blocking: PerformanceEntry[];
      };
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      // Of what blocks after the first paint, all that is longer than 50 ms: before it there is nothing to press.
      for (const { startTime, duration } of blocking)
        felt.tbt += Math.max(
          0,
          startTime + duration - Math.max(startTime, painted?.startTime ?? Number.NaN) - 50,
        );
      const came = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const kib = (ending: string) =>
        came
          .filter(({ name }) => name.endsWith(ending))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1024, 0);
      return { ...felt, scripts: kib('.js'), styles: kib('.css'), fonts: kib('.woff2') };
    });
    await context.close();
    return felt;
  }
}
