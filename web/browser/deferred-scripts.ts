/**
 * A page is painted first and comes alive after: its code is neither fetched nor run before there is something to see,
 * so that words and pictures have the line and the processor to themselves. (Lighthouse's first paint of the home page:
 * 0.8 s for 2.0 s.)
 */
const later = 'data-later';

const starters = /(?:<link rel="modulepreload"[^>]*>)+|<script type="module" async="">.*?<\/script>/gs;

/** What React Router writes to start a page at once, put off: in a template, where nothing is fetched or run. */
export const deferScripts = (html: string): string =>
  html.replace(starters, `<template ${later}>$&</template>`);

const loaded =
  /<script>(window\.__reactRouterContext\.streamController\.enqueue\()("(?:[^"\\]|\\.)*")\);<\/script>/g;

/**
 * What a page's loaders answered, which React Router writes as a script: a block of data, and a script that is the same in every page.
 * So is then the page's policy, which names each script by its hash.
 */
export const separateData = (html: string): string =>
  html.replace(
    loaded,
    (_, enqueue: string, literal: string) =>
      `<script type="application/json">${JSON.parse(literal).replaceAll('<', '\\u003c')}</script>` +
      `<script>${enqueue}document.currentScript.previousSibling.textContent)</script>`,
  );

/** The same left out, and the data beside it: a page that stays as the server made it. */
export const leaveOutScripts = (html: string): string =>
  html.replace(starters, '').replace(/<script>window\.__reactRouterContext.*?<\/script>/gs, '');

/**
 * For an inline script at the head of the page: starts what was put off, after the first frame. A page in a tab behind is
 * not painted until it is looked at: it starts at once.
 */
export const startDeferredScripts = `addEventListener('DOMContentLoaded',()=>{let start=()=>setTimeout(()=>{for(let t of document.querySelectorAll('[${later}]'))t.replaceWith(t.content)});document.hidden?start():requestAnimationFrame(start)});`;
