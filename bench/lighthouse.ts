import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { summaryOf, times } from './load.ts';
import { type Bench, kindOf, spread } from './suites.ts';
import type { Row } from './table.ts';

/** It is no package of the shop's: npx fetches it. */
const version = 'lighthouse@12.8.2';
const onlySpeed = '--only-categories=performance';
const others = ['accessibility', 'best-practices', 'seo'];

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

/**
 * What Lighthouse says of the first pages on a phone: of speed the middle one of three runs, of the rest the worst.
 * Beside it what it says of the same page when none of the shop's code may come, in turn with it: a machine
 * that gives less than 100 to HTML and pictures alone says more of itself than of the shop.
 */
export async function lighthouse({ shop, productPage }: Bench): Promise<Row[]> {
  const { findChromium } = await import('../scripts/chromium.mjs' as string);
  const browser = await findChromium();
  const rows: Row[] = [];
  for (const path of ['/', '/shop/bbs', productPage]) {
    let worst = 100;
    const missed = new Set<string>();
    const bare: number[] = [];
    const speed = await times(3, async () => {
      bare.push(
        scoreOf(await look(shop.url + path, ['--blocked-url-patterns=*.js', onlySpeed]), 'performance'),
      );
      const report = await look(shop.url + path);
      const { categories, audits } = report;
      const score = (name: string) => scoreOf(report, name);
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
        what: `${name}, Lighthouse: performance without its code`,
        figure: spread(summaryOf(bare), 0),
        target: '',
        met: undefined,
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

  async function look(url: string, more: string[] = []): Promise<Report> {
    const options = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
    const ask = () =>
      promisify(execFile)('npx', ['--yes', version, url, ...options, ...more], {
        env: { ...process.env, CHROME_PATH: browser },
        maxBuffer: 64 * 1024 * 1024,
      });
    // Now and then a browser hands over no trace of a page: it is asked once more.
    const { stdout } = await ask().catch((error: Error) => {
      if (!error.message.includes('NO_NAVSTART')) throw error;
      return ask();
    });
    return JSON.parse(stdout);
  }
}

/** 0 to 100. */
const scoreOf = ({ categories }: Report, name: string) => Math.round((categories[name]?.score ?? 0) * 100);
