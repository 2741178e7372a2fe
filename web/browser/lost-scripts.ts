import { kit } from '#wording/kit.ts';
import { withoutScript } from '#wording/storefront/without-script.ts';

/** What isn't React's yet, and so answers nothing by script. */
const isDead = "!Object.keys(a).join().includes('__reactP')";

const isPlain = '!(v.ctrlKey||v.metaKey||v.shiftKey||v.altKey)';

/** In the look of ui/notify.tsx, whose code may be what is lost. */
const say =
  'let say=(text,again)=>{let make=(to,tag,name)=>{let e=to.appendChild(document.createElement(tag));e.className=name;return e};' +
  "document.querySelector('.toasts.lost')?.remove();let s=make(document.body,'section','toasts lost no-print'),t=make(make(s,'div','toast pr-3'),'div','toast-text'),p=make(t,'p','');" +
  "p.role='alert';p.textContent=text;if(again){let a=make(t,'a','link');a.href=location.pathname+location.search;a.textContent=again}return s};";

/** Milliseconds after which a page that is pressed and not alive counts as lost. */
const patienceMs = 15_000;

/**
 * For an inline script at the head of the page, after `recordEarlyEvents`: a page whose scripts can't be had says so where something was
 * pressed, instead of holding it for ever. And where they, or those of a part of the page (lazy-part.ts), are lost, a link looks whether
 * the shop is there before it leads to a document: before there is a worker the browser would show a page of its own.
 */
export const tellOfLostScripts = (): string =>
  `;{let lost,held=()=>{if(!lost||!earlyEvents?.size)return;for(let e of earlyEvents)delete e.dataset.early;` +
  `let s=say(${JSON.stringify(withoutScript.lost)},${JSON.stringify(withoutScript.again)}),w=setInterval(()=>{earlyEvents||(s.remove(),clearInterval(w))},500)};${say}` +
  `let lose=()=>{lost=1;held()};addEventListener('error',e=>e.target.tagName=='SCRIPT'&&lose(),true);addEventListener('unhandledrejection',()=>earlyEvents&&lose());setTimeout(lose,${patienceMs});` +
  `addEventListener('click',v=>{setTimeout(held);let a=v.target.closest('a[href^="/"]');` +
  `if(a&&(lost&&earlyEvents||'lost'in document.documentElement.dataset)&&${isDead}&&${isPlain}&&!navigator.serviceWorker?.controller){v.preventDefault();` +
  `fetch('/healthz',{cache:'no-store'}).then(r=>r.ok,()=>0).then(ok=>{ok?location.assign(a.href):say(navigator.onLine?${JSON.stringify(kit.unanswered.shop)}:${JSON.stringify(kit.unanswered.line)})})}},true)}`;
