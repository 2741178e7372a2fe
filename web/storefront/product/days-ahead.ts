import { writeEstimate } from '../parts/estimate.ts';

const hourMs = 3_600_000;
/** What is kept for longer says the usual sentence until its code has come. */
const hoursAhead = 14 * 24;

let written: { start: number; script: string } | undefined;

/**
 * A script that writes into the second element before it, by the browser's clock, when an order arrives: a page is kept, and the days
 * it was made with would be over, and the code that reckons them comes late. What is said changes on the hour. Into the first before
 * it, where something is in this browser's cart, what is true of delivery then (`data-with-cart`): the server reckons without. Made on
 * the server; the same for all pages of a day, so that they have one policy (server/http/csp.ts).
 */
export function daysAhead(now: Date): string {
  const start = now.getTime() - (now.getTime() % (24 * hourMs));
  if (written?.start !== start) written = { start, script: scriptFrom(start) };
  return written.script;
}

function scriptFrom(start: number): string {
  const said: [hour: number, text: string][] = [];
  for (let hour = 0; hour < hoursAhead; hour++) {
    const text = writeEstimate(new Date(start + hour * hourMs));
    if (text !== said.at(-1)?.[1]) said.push([hour, text]);
  }
  said.push([hoursAhead, '']);
  return `{let hours=(Date.now()-${start})/${hourMs},text;for(let[hour,said]of ${JSON.stringify(said)})if(hours>=hour)text=said;let cost=document.currentScript.previousElementSibling,{withCart}=cost.dataset;if(text)cost.previousElementSibling.textContent=text;try{if(withCart&&JSON.parse(localStorage.cart).length)cost.textContent=withCart}catch{}}`;
}
