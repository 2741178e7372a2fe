/** What carriers take by road only, as it is typed (shop/delivery/restricted.ts): a gas magazine and a battery's charger are none. */
export const goesByRoad =
  /\b(?:gas(?:es)?|co2|lithium|lipos?|batter(?:y|ies)|batts?)\b(?! (?:mag|magazine)s?\b| (?:pistol|rifle|gun|charger|bag|box))/i;
