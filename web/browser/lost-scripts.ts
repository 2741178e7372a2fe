import { kit } from '#wording/kit.ts';
import { withoutScript } from '#wording/storefront/without-script.ts';

/** What isn't React's yet, and so answers nothing by script. */
const isDead = "!Object.keys(a).join().includes('__reactP')";

const isPlain = '!(v.ctrlKey||v.metaKey||v.shiftKey||v.altKey)';

/** In the look of ui/notify.tsx, whose code may be what is lost. */
const say =
  'let say=(text,again)=>{let make=(to,tag,name)=>{let e=to.appendChild(document.createElement(tag));e.className=name;return e};' +
  "document.querySelector('.toasts.lost')?.remove();let s=make(document.body,'section','toasts lost no-print'),t=make(make(s,'div','toast pr-3'),'div','toast-text'),p=make(t,'p','');" +
  "p.role='alert';p.textContent=text;if(again){let a=make(t,'a','link inline-flex items-center');a.href=location.pathname+location.search;a.textContent=again}return s};";

/** Milliseconds between two looks at whether what was lost can be had again. */
const askEveryMs = 5000;
/** The same while the page is not alive to say it. */
const askSoonMs = 1000;
/** Milliseconds that a page whose files are all there has to come alive by itself. */
const graceMs = 3000;
/** Milliseconds in which a page is loaded again once: one that is lost again then waits for who reads it. */
const onceInMs = 60_000;

/** Milliseconds after which a page that is pressed and not alive counts as lost. */
const patienceMs = 15_000;

/**
 * Where scripts or styles could not be had, and nothing was typed: asks for what the page names until all of it is there (and kept by the
 * browser), and loads the page again (as reload.ts does: where the page is alive, another reload counts as the router's). Until then it
 * is said, but not before a page whose scripts are coming is alive: React would find more in it than the server sent.
 */
const reloadWhenWhole = (): string =>
  'let unstyled,typed,told,mending,isBroken=()=>earlyEvents||unstyled,' +
  "files=()=>Promise.all([...document.querySelectorAll('link[rel=modulepreload],link[rel=stylesheet]')].map(l=>fetch(l.href).then(r=>{if(!r.ok)throw 0})))," +
  `tellOnce=()=>{if(lost||!earlyEvents)told||=tell(${JSON.stringify(withoutScript.unfinished)})||1},` +
  'open=()=>{if(!isBroken())return;let at=+sessionStorage.reloadedAt||0,now=Date.now();if(typed||now-at<' +
  `${onceInMs})return tellOnce();sessionStorage.reloadedAt=now;(self.navigation||location).reload({info:'meant'})},` +
  `look=()=>isBroken()&&files().then(()=>setTimeout(open,${graceMs}),()=>{tellOnce();setTimeout(look,told?${askEveryMs}:${askSoonMs})}),` +
  "begin=()=>{mending||=look()||1};addEventListener('input',()=>{typed=1},true);";

/**
 * For an inline script at the head of the page, after `recordEarlyEvents`: a page whose scripts can't be had says so where something was
 * pressed, instead of holding it for ever, and is loaded again once they can be had. And where they, or those of a part of the page
 * (lazy-part.ts), are lost, a link looks whether the shop is there before it leads to a document: before there is a worker the browser
 * would show a page of its own.
 */
export const tellOfLostScripts = (): string =>
  `;{${say}let lost,tell=text=>{let s=say(text,${JSON.stringify(withoutScript.again)}),w=setInterval(()=>{isBroken()||(s.remove(),clearInterval(w))},500)},` +
  `held=()=>{if(!lost||!earlyEvents?.size)return;for(let e of earlyEvents)delete e.dataset.early;tell(${JSON.stringify(withoutScript.lost)})},lose=()=>{lost=1;held()};${reloadWhenWhole()}` +
  `addEventListener('error',({target:t})=>{if(t.tagName=='SCRIPT')lose(),begin();if(t.rel=='stylesheet'&&document.readyState!='complete')unstyled=1,begin()},true);` +
  `addEventListener('unhandledrejection',e=>{if(earlyEvents)lose(),e.reason instanceof TypeError&&begin()});setTimeout(lose,${patienceMs});` +
  `addEventListener('click',v=>{setTimeout(held);let a=v.target.closest('a[href^="/"]');` +
  `if(a&&(lost&&earlyEvents||'lost'in document.documentElement.dataset)&&${isDead}&&${isPlain}&&!navigator.serviceWorker?.controller){v.preventDefault();` +
  `fetch('/healthz',{cache:'no-store'}).then(r=>r.ok,()=>0).then(ok=>{ok?location.assign(a.href):say(navigator.onLine?${JSON.stringify(kit.unanswered.shop)}:${JSON.stringify(kit.unanswered.line)})})}},true)}`;
