import { withoutOrder } from './order-words.ts';
import { withoutPrices } from './price-words.ts';
import { colours, gasContainers } from './synonyms.ts';
import { writtenOut } from './text-speak.ts';

/** What players write in a way of their own, as the catalogue has it. */

/** 'Some .28s' are BBs of 0.28 g. */
const weights = /(?<![\d.])(0?\.\d+)'?s\b/gi;

/** So is 025, and '020s'. */
const bareWeights = /(?<![\w.,])0(\d\d)'?s?(?![\d.])\b/gi;

/** Of BBs and alone a bare 0.25 is their weight, and no 0.25 J. */
const weightsOfBbs =
  /(?<![\d.])(0?\.[1-5]\d?)(?=(?: (?!g(?:ramm?e?s?)?\b)\w+)? bbs?\b)|(?<=^\s*(?:(?:bio )?bbs? )?)(0?\.[1-5]\d?)(?=\s*$)/gi;

/** And '28 bbs', '20 bio bbs', 'bio 28', and 28s alone; the 24 of 'ssg24 bbs' is a gun's, and so is the 17 of 'glock 17 bbs'. */
const hundredthsOfBbs =
  /(?<![\w.,])(12|[2-4]\d)(?:'?s)?(?= (?:bio |tracer )?bbs?\b| (?:bio|tracers?)\b)|(?<=\b(?:bio|tracers) )(12|[2-4]\d)$|(?<=^\s*)(12|[2-4]\d)['’]?s(?=\s*$)/gi;

/** Of some weight a tracer is a BB, and no unit that lights them. */
const weighedTracers =
  /(?<=(?<![\d.])0?\.[1-5]\d?(?: ?g)? (?:\w+ )?)tracers?(?! (?:bbs?|units?)\b)\b|\btracers?(?= (?:\w+ )?0?\.[1-5])/gi;

/** No magazine holds thousands: 5,000 rounds are BBs. */
const thousandsOfRounds = /(?<=(?<![\d.,])\d{1,2},?\d{3}) ?(?:rounds?|rnds?|rds?|shots?)\b/gi;

/** A number beside a mid-cap is how many rounds it holds: 'mid cap 150' and '150 m4 midcap'. */
const capacities =
  /(?<=\b(?:mid|hi|high|low|med)[ -]?caps? (?:mag(?:azine)?s? )?)(\d{2,3})(?: ?(?:rounds?|rnds?|rds?))?(?=\s*$)|(?<=^\s*)(\d{3}|[3-9]\d)(?: ?(?:rounds?|rnds?|rds?))?(?= (?:(?:m4|ak|mp5|smg) )?(?:mid|hi|high|low|med)[ -]?caps?\b)/gi;

/** Who sets bio BBs against others wants to see all. */
const bioOrOther =
  /\bbio(?:degradable)?(?: bbs?)? (?:vs\.?|versus|or|and) (?:(?:non|not)[ -]bio(?:degradable)?|normal|standard|regular|ordinary|plastic)(?: bbs?)?\b/gi;

/** A 'small bottle of gas' is for the pocket. */
const smallGas = /\b(?:small|mini|little|travel)(?: (?:can|bottle|size))?(?: of)? (?=(?:green )?gas\b)/gi;

const joinedBbs = /\bbio(?=bbs?\b)/gi;

/** 'Loads of mags' are mags. */
const many = /\b(?:an? )?(?:loads?|lots?|plenty|bunch|couple|few|handful)(?: of)? (?=[a-z])/gi;

/** So is a pack of BBs. */
const packsOfBbs = /\b(?:an? )?(?:pack(?:et)?s?|pkts?) of (?=(?:[\w.]+ ){0,2}(?:bbs?|ammo|pellets)\b)/gi;

/** A '1-6 scope' magnifies so much. */
const zooms =
  /\b(\d{1,2}-\d{1,2})(?= (?:scopes?|lpvo)\b)|(?<=\b(?:scopes?|lpvo) )(\d{1,2}-\d{1,2})(?=\s*$)/gi;

/** 5k of anything are five thousand. */
const thousands = /(?<![\w.,])(\d{1,2})k\b/gi;

/** Of a colour tracers are BBs: no unit that lights them is green. */
const colouredTracers = /(?<=\b(?:green|red) )tracers\b|\btracers(?= (?:in )?(?:green|red)\b)/gi;

/** A kilo of BBs is one, and so is the litre of gas. */
const oneOfUnit = /(?<![\d.] ?)\b(?:an? |one )?(kilo|litre|liter)\b/gi;

const glowing = /\bglow(?:ing)?[ -]in[ -](?:the[ -])?dark\b/gi;

/** 'How to charge a LiPo' asks for a LiPo charger. */
const charging =
  /\bcharg(?:e|es|ing) (?:an? |my |the )?((?:[\w.]+ )?(?:lipos?|nimhs?|batter(?:y|ies)|batts?))(?= |$)/gi;

/** 'BBs for a sniper' are sniper BBs, and so is the 'BB weight' of one. */
const bbsForGuns = new RegExp(
  String.raw`\b(?:bb['’]?s?|ammo|ammunition|pellets|bullets)(?: weights? (?:for )?| (?:(?:for|in) )?)(?:an? |my |the |tm |marui )?` +
    String.raw`(?:(?:spring )?(sniper(?: rifle)?|dmr|bolt[ -]action|vsr(?:[ -]?10)?|l96|ssg[ -]?(?:10|24)|m24|outdoors?|woodland|woods|windy|wind)(?: (?:rifles?|days?|weather|conditions?))?|(?:(?:gas|co2|green gas|blowback|electric) )?(pistol|handgun|hi[ -]?capa|glock(?: ?\d\d)?|1911|m9|usp|aap[ -]?01)|(springer|spring (?:gun|pistol|rifle))(?: (?:rifle|pistol|gun))?|(?:[\w-]+ )?(aeg|gbbr?|electric (?:gun|rifle)|gas (?:gun|rifle|blowback))(?: (?:rifle|pistol|gun)s?)?)s?\b`,
  'gi',
);

/** Those of any gas or electric gun are those of an AEG, of a spring gun light ones, and of any pistol those of one. */
const bbsOf = (_said: string, far?: string, pistol?: string, spring?: string): string =>
  `${far ?? (pistol ? 'pistol' : spring ? 'spring' : 'aeg')} bbs`;

/** The 'BB weight' of a sniper is one of BBs, and its ammo is BBs; a 'bolt action rifle' is a bolt action. */
const bbsOfGuns =
  /(?<!\bair )\b(sniper|dmr|bolt[ -]action|outdoors?|windy|pistol|handgun)s?(?: rifles?)? (?:bbs?(?: weights?)?|ammo|ammunition|pellets|bullets|rounds)\b/gi;

/** Any gun fires BBs: 'bb gun bullets' are all of them. */
const anyGunsBbs =
  /^\s*(?:(?:airsoft|bb|toy) ){0,2}(?:gun|rifle|weapon)s? (?=(?:bbs?|ammo|ammunition|pellets|bullets)\b)/i;

/** 'Gas for my gun' is any gas; a case for one is another thing. */
const forAnyGun =
  /(?<=\S)(?<!\b(?:bag|case|cover|stand|rack|sock|slip|lock|part)s?(?: for)?)\s+(?:in|for|with|on|into) (?:an? |my |the |our |his |her )?(?:airsoft |bb )?(?:gun|replica)s?(?=\s*\??\s*$)/i;

/** A 'gas GBB rifle' is searched for its gas, as 'gas for GBB' is; a gas GBB magazine is another thing. */
const gasForGuns =
  /(?<!\bco2 )\bgas (?:for )?(?:an? |my )?gbbr?s?(?: (?:rifle|pistol|gun|carbine|smg)s?)?(?=\s*$| (?:in|for)\b)|\bgbbr?s? (?:rifle|pistol|gun|carbine|smg)s? gas(?=\s*$| (?:in|for)\b)/gi;

/** 'Gas for GBB in winter' is winter gas, whatever it is for. */
const gasForWeather =
  /^(.*)(?<!green )\bgas\b(.*?) (?:in|for|on|during) (?:the )?(?:(summer|heat|(?:hot|warm)(?: weather| days?)?)|(cold(?: weather| days?)?)|winter)\s*$/i;
const seasonsGas = (_said: string, before: string, behind: string, warm?: string, cold?: string): string =>
  `${before}${warm ? 'summer' : cold ? 'cold weather' : 'winter'} gas${behind}`;

/** A 'bottle of gas' is gas. */
const containersOfGas = new RegExp(
  String.raw`\b(?:${gasContainers.join('|')})s? of (?=(?:\w+ )?gas\b)`,
  'gi',
);

/** Nothing else that is sold begins so. */
const beginningOfWeight = /^\s*0[.,]\s*$/;

/** 0,25 is 0.25 to many, and 7,4 is 7.4; 3,000 is three thousand. */
const commas = /(?<![\d,])(0(?=,\d)|\d{1,2}(?=,\d{1,2}(?!\d))),/g;

/** Units that people write out, and catalogues do not. */
const unitNames: [RegExp, string][] = [
  [/(?<=\d ?)(?:litres?|liters?|ltr)\b/gi, 'l'],
  [/(?<=\d ?)(?:kilos?|kilogram(?:me)?s?|kgs)\b/gi, 'kg'],
  [/(?<=\d ?)(?:millilit(?:re|er)s?|mls)\b/gi, 'ml'],
  [/(?<=\d ?)(?:milli ?metres?|mms)\b/gi, 'mm'],
  [/(?<=\d ?)(?:milli ?amps?(?: ?hours?)?)\b/gi, 'mah'],
];

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const tens = ['twenty', 'thirty', 'forty'];

/** 'Point two eight' and 'point twenty-eights' are 0.28; 'one point two' is no weight of BBs. */
const spokenWeights = new RegExp(
  String.raw`(?<!\b(?:${digits.join('|')}) )(?:\b(?:zero|nought|oh) )?\bpoint (?:(one|two|three|four)(?:[ -](${digits.slice(0, -1).join('|')}|oh)(?:e?s)?)?|(${tens.join('|')})(?:[ -](${digits.slice(1, -1).join('|')}))?(?:e?s)?)(?! (?:${digits.join('|')}|j|joules?)\b)\b`,
  'gi',
);
const digitOf = (word: string | undefined): string =>
  word ? String(Math.max(0, digits.indexOf(word.toLowerCase()))) : '';
const spokenWeight = (_said: string, first?: string, second?: string, ten?: string, unit?: string): string =>
  ten ? `0.${tens.indexOf(ten.toLowerCase()) + 2}${digitOf(unit)}` : `0.${digitOf(first)}${digitOf(second)}`;

/** 'Point 25' is 0.25, and 'point 4' 0.4. */
const pointedWeights = /(?<!\d )\bpoint ([1-4]\d?)\b/gi;

/** A 'five pack' is one of 5, and so is a 'set of five'. */
const spokenPacks = new RegExp(
  String.raw`\b(${digits.slice(2).join('|')})[ -](?=packs?\b|sets?\b)|(?<=\b(?:pack|set|box) of )(${digits.slice(2).join('|')})\b`,
  'gi',
);
const spokenPack = (_said: string, before?: string, behind?: string): string =>
  before ? `${digitOf(before)} ` : digitOf(behind);

/** A 'twin pack' is one of 2, and a multipack one of many. */
const twinPacks = /\b(?:twin|double)[ -]?(?=packs?\b)/gi;
const manyPacks = /(?<=\S )(?:multi|value)[ -]?packs?\b|\b(?:multi|value)[ -]?packs?(?: of)? (?=\S)/gi;

/** 'X 5' is x5. */
const spacedAmounts = /(?<!\S)x (?=\d{1,2}(?!\S))/gi;

/** A thread by its whole name: M14x1 is no M14. */
const wholeThreads =
  /\bm14 ?x ?1(?:\.0)?\b|\bm14(?= ?[-+]|.*\b(?:c?cw|thread(?:ed)?)\b)|(?<=\b(?:c?cw|thread(?:ed)?)\b.*)\bm14\b/gi;

/** By its sign: -14 mm runs counter-clockwise, and +14 mm clockwise. */
const handedThreads = /(?<!\S)([-+]) ?14(?: ?mm)?\b(?!.*\bc?cw\b)/gi;
const handedThread = (_said: string, sign: string): string => `14 mm ${sign === '-' ? 'ccw' : 'cw'}`;

/** What turns one thread into the other. */
const threads = /\b(?:ccw (?:to )?cw|cw (?:to )?ccw)\b(?: (?:thread )?(?:adapt[eo]rs?|converters?))?/gi;

/** Between plugs of batteries, and none for gas. */
const plugAdapters =
  /(?<=\b(?:deans|tamiya|t[ -]plug|xt[ -]?\d0|jst|ec[ -]?\d)(?: to (?:mini )?\w+)? )adapt[eo]rs?\b(?! leads?\b)/gi;

/** From plug to plug it is a lead. */
const plugsToPlugs =
  /\b(deans|tamiya|t[ -]plug|xt[ -]?\d0|jst|ec[ -]?\d) to ((?:mini |small |large )?(?:deans|tamiya|t[ -]plug|xt[ -]?\d0|jst|ec[ -]?\d))\s*$/gi;

/** Whether it may be bought says nothing of what it is. */
const inStock = /(?<=\S )(?<!\bwhen )(?:back )?in[ -]stock\b|\b(?:back )?in[ -]stock (?=\S)/gi;

/** What leaks gas is a magazine, whatever else is said of it. */
const leaking =
  /^.*\b(?:mag(?:azine)?s?|gas|co2|valves?|seals?)\b.*\ble[ae]k\w*.*$|^.*\ble[ae]k\w*\b.*\b(?:mag(?:azine)?s?|gas|co2|valves?|seals?)\b.*$|^.*\b(?:not|wont|won['’]t|doesnt|doesn['’]t|isnt|isn['’]t) hold(?:ing)? (?:any |its )?(?:gas|pressure)\b.*$/i;

/** So is what is to be lubricated. */
const lubed = /^.*\blub(?:e|ing|ricat\w*)\b.*\b(?:mag(?:azine)?s?|gas|co2|valves?|seals?)\b.*$/i;

/** Of gas that smells the gas is named, and no shell. */
const smelling =
  /^(?=.*\b(?:gas|co2|mag(?:azine)?s?|cans?)\b)(.*?)\b(?:smell|stink)(?:s|ing|y)?\b(?: (?:of|like)\b)?/i;

/** What cleans one is no barrel. */
const cleaningBarrel = /\bclean(?:ing)? (?:an? |my |the |your )?(?:(?:gun|rifle|pistol|inner) )*barrels?\b/gi;

/** 'How long do BBs last' wants no long ones. */
const howMuchOf = /\bhow (?:long|heavy|big|fast|far|good|hard|tall|wide|high|loud|bright|strong)\b/gi;

/** 'Will 0.25 damage my gun' asks of those BBs. */
const harming =
  /\b(?:damag|hurt|break|harm|ruin|wreck|kill)(?:e|s|es|ing)? (?:up )?(?:my|an?|the) (?:\w+ )?(?:gun|rifle|pistol|aeg|gbbr?|gearbox|hop[ -]?up)s?\b/gi;

/** Gas without silicone is without oil. */
const withoutSilicone = /\b(without|no|non)[ -](?:silicone(?: oil)?|lube|lubricant)\b/gi;

/** It says what the thing before it is like. */
const rechargeable = /^(.*\S) rechargeable\s*$/i;

/** Nor an old one. */
const howOld =
  /\b(?:how old|(?:what|which) age) (?:do|does|must|should|can) (?:\w+ ){1,2}(?:have |need )?(?:to )?be\b(?: (?:to|for) (?:(?:buy|order|own|use|shoot|play|have|get|buying) ?)?(?:airsoft(?: (?:guns?|stuff|things))?|here|from you|(?:a )?guns?)?\s*$| to (?:buy|order|own|use|shoot|play)\b)?/gi;

/** How old somebody is says nothing of a thing: 'can I buy gas at 17'. */
const ageSaid =
  /(?:^\s*(?:can|may|could) (?:i|you|we|my \w+) (?:buy|order|play|own) )?\b(?:at|aged?) 1[0-8]\s*\??\s*$|\b(?:im|i['’]m|i am) 1[0-8]\b(?! ?(?:stone|inch|cm))/gi;

/** 'Green gas 3 cans' are three of it. */
const countedBehind = /^\s*(\S.*?) ([2-9]) (?:cans|bottles|tins|tubs)\s*$/i;

/** The smallest of batteries are small ones. */
const superlatives = /\b(small|long|short|strong|fast|big)(?:ger|gest|er|est)\b/gi;

/** Alone it is a gun, and no kind of a thing. */
const gunsAlone = /^\s*(?:an? )?aegs?\s*$/i;

/** Over glasses a mask is one that protects the eyes, as goggles do. */
const overGlasses =
  /\b(?:(?:face )?masks?|goggles?) (?:(?:to |that )?(?:go|goes|fit|fits|wear) )?(?:for|over|with) (?:people (?:with|in) |my |prescription )?(?:glasses|spectacles|specs)(?: wearers?)?\b/gi;

/** Said of oneself, spectacles are no glasses to be bought. */
const ownGlasses =
  /^\s*(?:(?:can|could|may|if) )?(?:i|you|one) (?:still )?(?:wear|have|use|keep on) (?:my |your |prescription |normal )*(?:glasses|spectacles|specs)(?: (?:under|underneath|beneath|with|in|and)(?: (?:my|the|your))?(?: (?:goggles?|masks?|eye ?pro(?:tection)?|them|airsoft))?)?\s*\??\s*$|^\s*(?:for )?(?:glasses|spectacle) wearers?\s*$/i;

/** A LiPo of 4 cells is 4S. */
const cellsOfLipo = /\b([1-8])[ -]?cells?\b(?=.*\blipos?\b)|(?<=\blipos? )([1-8])[ -]?cells?\b/gi;

/** A lead with a plug adapts it. */
const plugLeads = /\b(deans|tamiya|xt[ -]?\d0|ec[ -]?\d) leads?(?=\s*$)/gi;

/** A 2 pt sling has two points. */
const shortPoints = /(?<=\b(?:[123]|one|two|three|single)[ -]?)pt\b/gi;

/** Short for goggles. */
const goggs = /\bgogg?s\b/gi;

/** 'Glasses that don't fog' are those against it. */
const fogless = /\b(?:that|which) (?:do ?n['’]?t|wo ?n['’]?t|do not|will not) (?:fog|steam|mist)(?: up)?\b/gi;

/** So is whatever stops them. */
const stopsFog = /\b(?:stop|prevent|avoid|keep)(?:p?ing)? (?=.*\b(?:fog|steam|mist)(?:s|ging|ing)?\b)/gi;

/** A 'flashlite' is a flashlight. */
const lite = /lite\b/gi;

/** Pellets of air guns are written with a point, and are no BBs of 0.177 g. */
const calibres =
  /(?<!\d)0?\.(177|22)(?= (?:cal(?:ib(?:re|er))? )?(?:air ?(?:gun|rifle) )?(?:pellets?|airgun)\b)(?: cal(?:ib(?:re|er))?)?/gi;

/** How much a site buys at once says nothing of what. */
const forTrade =
  /(?<=\S )(?:wholesale|(?:in )?pallets?|(?:at |for )?trade prices?)\s*$|\b(?:wholesale|pallets? of|trade price|rental) (?=\S)/gi;

/** 'Masks in bulk' are bulk masks: the thing stands last. */
const inBulk = /^(.*?\S) (?:in )?bulk(?: buy)?\s*$/i;

/** 'Size small' is small, and a size that isn't said is none; but a full size Tamiya is a plug. */
const sizeUnsaid = /(?<!\bfull )\bsize (?!(?:x*[sl]|m|\d\S*)(?:\s|$))(?=\S)/gi;

const afterNumbers =
  'kg|g|grams?|grammes?|kilos?|mm|cm|m|ml|l|litres?|v|volts?|w|watts?|a|amps?|ah|mah|s|c|j|joules?|fps|bar|cells?|points?|packs?|pieces?|pcs|inch(?:es)?|' +
  'lbs?|moa|rounds?|rnds?|rds?|shots?|lumens?|lm|sticks?|way|tone|years?|yrs?|year|off|ccw|cw|rails?|x|to|or|and|vs';
/** '3 M4 mags' are x3: how many somebody wants. No 4x scope, no 11 V LiPo, and no weight. */
const counts = new RegExp(
  String.raw`^\s*(?!(?:7|8|9|11) .*\b(?:lipo|nimh|batt)|.*\b(?:scope|magnif|optic|sight|pellet|air ?(?:gun|rifle)))([1-9]\d?) ?x? (?!(?:${afterNumbers})\b)(?=[a-z][a-z\d])`,
  'i',
);

/** CYMA's numbers, as one word: the CM.045 is no BB of 0.45 g. */
const numbersOfCyma = /\bcm[ .-]?(0\d\d|3\d\d|5\d\d|701)[a-z]?\b/gi;

/** And Specna Arms' series: an SA-E01 is an M4, whatever its number. */
const numbersOfSpecna = /\bsa[ -]?([a-fhj])[ -]?\d\d\b/gi;

/** So wide is an inner barrel within: '6.03', '6.01 barrel'. */
const boresOfBarrels =
  /(?<![\w.])6\.0[1-8](?: ?mm)?(?: (?:(?:inner|tight|bore|tightbore|precision) ?)*barrels?)?(?![\w.]| ?(?:mm )?bbs?\b)/gi;

/** A 'tan kit' is what is tan. */
const colouredKit = new RegExp(
  String.raw`^(\s*(?:${[...colours, 'coyote', 'od', 'khaki', 'fde'].join('|')})) (?:kit|gear|stuff|things?|items?|bits)\s*$`,
  'i',
);

/** What was typed, in the catalogue's way of writing. */
export function reword(text: string): string {
  const said = inNumbers(withoutOrder(withoutPrices(writtenOut(text))))
    .replace(boresOfBarrels, 'inner barrel')
    .replace(colouredKit, '$1')
    .replace(zooms, '$1$2x')
    .replace(capacities, '$1$2 round mag')
    .replace(thousandsOfRounds, ' bbs')
    .replace(oneOfUnit, '1 $1')
    .replace(anyGunsBbs, '')
    .replace(bbsForGuns, bbsOf)
    .replace(bbsOfGuns, '$1 bbs')
    .replace(forAnyGun, '')
    .replace(containersOfGas, '')
    .replace(smallGas, 'pocket ')
    .replace(gasForGuns, 'gas for gbb')
    .replace(gasForWeather, seasonsGas)
    .replace(leaking, 'mag leak')
    .replace(lubed, 'lube mag')
    .replace(smelling, '$1')
    .replace(cleaningBarrel, 'barrel cleaning')
    .replace(harming, ' ')
    .replace(howOld, ' ')
    .replace(ageSaid, ' ')
    .replace(countedBehind, 'x$2 $1')
    .replace(withoutSilicone, '$1 oil')
    .replace(rechargeable, 'rechargeable $1')
    .replace(howMuchOf, ' ')
    .replace(superlatives, '$1')
    .replace(gunsAlone, 'electric rifle')
    .replace(overGlasses, 'over glasses')
    .replace(ownGlasses, 'over glasses')
    .replace(lite, 'light')
    .replace(goggs, 'goggles')
    .replace(fogless, 'anti fog')
    .replace(stopsFog, '')
    .replace(shortPoints, 'point')
    .replace(cellsOfLipo, '$1$2s')
    .replace(plugLeads, '$1 adapter lead')
    .replace(glowing, 'tracer')
    .replace(charging, '$1 charger')
    .replace(counts, 'x$1 ');
  return unitNames.reduce((value, [name, unit]) => value.replaceAll(name, unit), said);
}

/** With its weights, its amounts and its plugs as the catalogue has them. */
const inNumbers = (text: string): string =>
  text
    .replace(numbersOfCyma, 'cm$1')
    .replace(numbersOfSpecna, 'sa $1')
    .replace(inStock, ' ')
    .replace(calibres, '$1')
    .replace(sizeUnsaid, '')
    .replace(forTrade, ' ')
    .replace(inBulk, 'bulk $1')
    .replace(spokenWeights, spokenWeight)
    .replace(pointedWeights, '0.$1')
    .replace(spokenPacks, spokenPack)
    .replace(twinPacks, '2 ')
    .replace(manyPacks, ' ')
    .replace(spacedAmounts, 'x')
    .replace(handedThreads, handedThread)
    .replace(wholeThreads, '14 mm')
    .replace(threads, 'thread adapter')
    .replace(plugAdapters, 'adapter lead')
    .replace(plugsToPlugs, '$1 to $2 adapter lead')
    .replace(beginningOfWeight, 'bbs')
    .replace(weights, '$1 g')
    .replace(bareWeights, '0.$1 g')
    .replace(commas, '$1.')
    .replace(weightsOfBbs, '$1$2 g')
    .replace(thousands, '$1000')
    .replace(hundredthsOfBbs, '0.$1$2$3 g')
    .replace(weighedTracers, 'tracer bbs')
    .replace(colouredTracers, 'tracer bbs')
    .replace(joinedBbs, 'bio ')
    .replace(bioOrOther, 'bbs')
    .replace(many, '')
    .replace(packsOfBbs, '');
