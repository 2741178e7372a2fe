import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { times } from './load.ts';
import { type Bench, kindOf, spread } from './suites.ts';
import type { Row } from './table.ts';

/** It is no package of the shop's: npx fetches it. */
const version = 'lighthouse@12.8.2';
const others = ['accessibility', 'best-practices', 'seo'];

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

/** What Lighthouse says of the first pages on a phone: of speed the middle one of three runs, of the rest the worst. */
export async function lighthouse({ shop, productPage }: Bench): Promise<Row[]> {
  const { findChromium } = await import('../scripts/chromium.mjs' as string);
  const browser = await findChromium();
  const rows: Row[] = [];
  for (const path of ['/', '/shop/bbs', productPage]) {
    let worst = 100;
    const missed = new Set<string>();
    const speed = await times(3, async () => {
      const { categories, audits } = await look(shop.url + path);
      const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
      worst = Math.min(worst, ...others.map(score));
      for (const { id, weight } of others.flatMap((name) => categories[name]?.auditRefs ?? []))
        if (weight > 0 && (audits[id]?.score ?? 1) < 1) missed.add(id);
      return score('performance');
    });
    const name = kindOf(path);
    rows.push(
      {
        what: `${name}, Lighthouse: performance`,
        figure: spread(speed, 0),
        target: '>= 98',
        met: speed.median >= 98,
      },
      {
        what: `${name}, Lighthouse: accessibility, best practices, SEO`,
        figure: `${worst} and more${missed.size > 0 ? `, without ${[...missed].join(', ')}` : ''}`,
        target: '100',
        met: worst === 100,
      },
    );
  }
  return rows;

  async function look(url: string): Promise<Report> {
    const options = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
    const { stdout } = await promisify(execFile)('npx', ['--yes', version, url, ...options], {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(stdout);
  }
}
