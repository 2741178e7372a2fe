import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('web/app.css', 'utf8');

/** The height of a line above and below its base, in ems (README.md beside this). */
const heights = { Inter: [0.969, 0.241], Sofia: [0.9, 0.3] } as const;

test.each([
  ['Inter stand-in', 'Arial'],
  ['Inter stand-in Android', 'Roboto'],
  ['Sofia stand-in', 'Arial Bold'],
  ['Sofia stand-in Android', 'Roboto Bold'],
])('%s is as high as what it stands in for', (family, local) => {
  const [, face = ''] = new RegExp(`@font-face \\{\\s*font-family: "${family}";([^}]+)`).exec(css) ?? [];
  expect(face).toContain(`local("${local}")`);
  const percent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
  const [above, below] = heights[family.startsWith('Inter') ? 'Inter' : 'Sofia'];
  expect(percent('ascent-override') * percent('size-adjust')).toBeCloseTo(above, 2);
  expect(percent('descent-override') * percent('size-adjust')).toBeCloseTo(below, 2);
  const [, families] =
    new RegExp(`--font-${family.startsWith('Inter') ? 'text' : 'head'}: (.+);`).exec(css) ?? [];
  expect(families).toContain(`"${family}"`);
});
