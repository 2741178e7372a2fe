import type { Page } from '@playwright/test';

/** Words that lie over other words: as 'these | those'. What sticks to the window, and so lies over what is scrolled, is left out. */
export const overlappingWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const within = (box: Box, clip: Box): Box => ({
      left: Math.max(box.left, clip.left),
      right: Math.min(box.right, clip.right),
      top: Math.max(box.top, clip.top),
      bottom: Math.min(box.bottom, clip.bottom),
    });
    const isSeen = ({ left, right, top, bottom }: Box) => right - left > 2 && bottom - top > 2;
    const ancestors = function* (from: Element) {
      for (let element: Element | null = from; element; element = element.parentElement) yield element;
    };

    const words: (Box & { text: string; element: Element })[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const around = [...ancestors(element)].map((one) => ({ one, style: getComputedStyle(one) }));
      if (around.some(({ style }) => /fixed|sticky/.test(style.position))) continue;
      const clips = around.filter(({ style }) => style.overflowX !== 'visible');
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // Letters are lower than their line.
        const spare = (bottom - top) * 0.22;
        const letters = { left, right, top: top + spare, bottom: bottom - spare };
        const box = clips.reduce((seen: Box, { one }) => within(seen, one.getBoundingClientRect()), letters);
        if (isSeen(box)) words.push({ ...box, text: text.slice(0, 40), element });
      }
    }
    words.sort((one, other) => one.top - other.top);
    const found = new Set<string>();
    for (const [at, one] of words.entries())
      for (const other of words.slice(at + 1)) {
        if (other.top > one.bottom) break;
        if (one.element !== other.element && isSeen(within(one, other)))
          found.add(`${one.text} | ${other.text}`);
      }
    return [...found];
  });
