import { writeEstimate } from '../parts/estimate.ts';

const hourMs = 3_600_000;
/** What is kept for longer says the usual sentence until its code has come. */
const hoursAhead = 14 * 24;

let written: { start: number; script: string } | undefined;

/**
 * A script that writes into the element before it, by the browser's clock, when an order arrives: a page is kept, and the days it was
 * made with would be over, and the code that reckons them comes late. What is said changes on the hour. Made on the server; the
 * same for all pages of a day, so that they have one policy (server/http/csp.ts).
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
  return `{let hours=(Date.now()-${start})/${hourMs},text;for(let[hour,said]of ${JSON.stringify(said)})if(hours>=hour)text=said;if(text)document.currentScript.previousElementSibling.textContent=text}`;
}
