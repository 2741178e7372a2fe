/**
 * A page is painted first and comes alive after: its code is neither fetched nor run before there is something to see,
 * so that words and pictures have the line and the processor to themselves. (Lighthouse's first paint of the home page:
 * 0.8 s for 2.0 s.)
 */
const later = 'later';

/** What React Router writes to start a page at once, put off. */
export const putOff = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', `<link rel="${later}"`)
    .replace('<script type="module" async="">', `<script type="${later}">`);

/**
 * For an inline script at the head of the page: starts what was put off, after the first frame. A page in a tab behind is
 * not painted until it is looked at: it starts at once.
 */
export const startOncePainted = `addEventListener('DOMContentLoaded',()=>{let start=()=>setTimeout(()=>{for(let l of document.querySelectorAll('link[rel=${later}]'))l.rel='modulepreload';for(let t of document.querySelectorAll('script[type=${later}]')){let s=document.createElement('script');s.type='module';s.textContent=t.textContent;document.head.append(s);s.remove()}});document.hidden?start():requestAnimationFrame(start)});`;
