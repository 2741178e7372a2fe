/**
 * A page is painted first and comes alive after: its code is neither fetched nor run before there is something to see,
 * so that words and pictures have the line and the processor to themselves. (Lighthouse's first paint of the home page:
 * 0.8 s for 2.0 s.)
 */
const later = 'data-later';

/** What React Router writes to start a page at once, put off: in a template, where nothing is fetched or run. */
export const deferScripts = (html: string): string =>
  html.replace(
    /(?:<link rel="modulepreload"[^>]*>)+|<script type="module" async="">.*?<\/script>/gs,
    `<template ${later}>$&</template>`,
  );

/**
 * For an inline script at the head of the page: starts what was put off, after the first frame. A page in a tab behind is
 * not painted until it is looked at: it starts at once.
 */
export const startDeferredScripts = `addEventListener('DOMContentLoaded',()=>{let start=()=>setTimeout(()=>{for(let t of document.querySelectorAll('[${later}]'))t.replaceWith(t.content)});document.hidden?start():requestAnimationFrame(start)});`;
