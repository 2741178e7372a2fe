import { layout } from '#wording/storefront/layout.ts';
import { offline as text } from '#wording/storefront/offline.ts';
import { categories } from '#wording/storefront/shop.ts';
import { askedProductKey } from '../layout/asked-product.ts';

/** Of the picture of a product. */
const pictureClass = 'well size-24 flex-none object-contain';

/** Between two looks at whether the shop can be reached, in milliseconds: the line may be there and the shop not. */
const askEveryMs = 5000;

export const againId = 'again';
export const statusId = 'connection';
export const explanationId = 'explanation';
export const unitsId = 'units';

/** At these addresses of /shop nothing was searched for but what stands behind the question mark (layout/search-path.ts). */
const shelves = ['all', 'discount', ...Object.keys(categories)];
export const productId = 'product';

/**
 * The one script of the offline page, which stands alone (web/entry.server.tsx). It says what is lost, the line or only the shop, and how
 * much is in the cart, there and in the bars, which product was pressed, what was searched for, and that somebody is signed in, leads
 * back, and opens the page that was asked for once the shop answers: no more than a question every five seconds, and none while nobody looks.
 * It begins at its top, where browsers would go on as far down as the page that it stands for was left, from its load event on, and so
 * does the page that it opens.
 */
export const offlineScript = `(()=>{
earlyEvents=null;history.scrollRestoration='manual';
let toTop=()=>scrollTo({top:0,behavior:'instant'});toTop();addEventListener('load',()=>{toTop();setTimeout(toTop)});
document.getElementById('${againId}').onclick=()=>location.reload();
document.querySelector('main [data-scripted]').onclick=event=>{event.preventDefault();history.length>1?history.back():location.assign('/cart')};
let asked;try{asked=JSON.parse(sessionStorage.${askedProductKey}||null);if(asked?.path!=location.pathname)asked=null}catch{}
if(asked){let part=document.getElementById('${productId}'),[title,price]=part.querySelectorAll('p');
title.textContent=asked.title;price.textContent=asked.price;part.hidden=false;
if(asked.picture){let image=new Image;image.alt='';image.className='${pictureClass}';image.onerror=()=>image.remove();image.src=asked.picture;part.prepend(image)}}
let words=new URLSearchParams(location.search).get('q'),part=location.pathname.split('/shop/')[1];
if(!words&&part&&!${JSON.stringify(shelves)}.includes(part))try{words=decodeURIComponent(part)}catch{}
if(words)document.querySelector('[name=q]').value=words;
let say=()=>{let [title,text]=navigator.onLine?${JSON.stringify([text.unreachable, text.unreachableText])}:asked?${JSON.stringify([text.title, text.rest])}:${JSON.stringify([text.title, text.text])};
document.title=document.querySelector('h1').textContent=title;
document.getElementById('${explanationId}').textContent=text};
say();
let units=0,signedIn;try{for(let{quantity:n}of JSON.parse(localStorage.cart||'[]'))units+=n;signedIn=/@/.test(localStorage.email)}catch{}
if(units)document.getElementById('${unitsId}').textContent=' ('+units+')';
if(units)addEventListener('DOMContentLoaded',()=>{for(let icon of document.querySelectorAll('[data-cart] .counted')){let count=document.createElement('span');count.className='count figures';count.ariaHidden='true';count.textContent=units>99?'99+':units;icon.append(count)}});
if(signedIn)addEventListener('DOMContentLoaded',()=>{for(let link of document.querySelectorAll('[data-unsure]')){link.href='/settings';link.lastChild.textContent=${JSON.stringify(layout.account)};link.removeAttribute('data-unsure')}});
let open=()=>{document.getElementById('${statusId}').textContent=${JSON.stringify(text.returning)};
location.pathname=='/offline'?location.replace('/'):location.reload()};
let ask=()=>document.hidden||fetch('/healthz',{cache:'no-store'}).then(answer=>answer.ok&&open()).catch(()=>0);
addEventListener('online',()=>{say();ask()});
addEventListener('offline',say);
addEventListener('visibilitychange',ask);
setInterval(ask,${askEveryMs});ask()
})()`;
