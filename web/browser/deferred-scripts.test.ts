import { expect, test } from 'vitest';
import { deferScripts, leaveOutScripts, separateData } from './deferred-scripts.ts';

const enqueue = 'window.__reactRouterContext.streamController.enqueue';
/** As React Router writes what the loaders answered. */
const written = (data: string) =>
  `<script>${enqueue}(${JSON.stringify(data).replaceAll('<', '\\u003c')});</script>`;
const ofData = /<script type="application\/json">(.*?)<\/script>/s;

test.each([
  '[{"_1":2},"title","0.25 g BBs"]\n',
  '["</script><script>alert(1)</script>","<!--"]\n',
  JSON.stringify(['"quoted" \\ and ); in it', '$& $1 ’']),
])('data of loaders stands in a block of data, as it was: %s', (data) => {
  const page = separateData(`<p>before</p>${written(data)}<p>after</p>`);
  const [block = '', text = ''] = ofData.exec(page) ?? [];
  expect(JSON.parse(text)).toEqual(JSON.parse(data));
  expect(page.replace(block, '')).toBe(
    `<p>before</p><script>${enqueue}(document.currentScript.previousSibling.textContent)</script><p>after</p>`,
  );
});

test('several pieces of data stay several, and each is what stands before its script', () => {
  const page = separateData(written('[1]\n') + written('P2:[3]\n'));
  expect(page.match(/<script type="application\/json">[^<]*<\/script><script>/g)).toEqual([
    '<script type="application/json">[1]\n</script><script>',
    '<script type="application/json">P2:[3]\n</script><script>',
  ]);
});

test('a page that stays as the server made it has neither its starters nor its data', () => {
  const starter = '<script type="module" async="">import("/a.js")</script>';
  expect(leaveOutScripts(`<p>page</p>${starter}${written('[1]')}`)).toBe('<p>page</p>');
  expect(deferScripts(starter)).toBe(`<template data-later>${starter}</template>`);
});
