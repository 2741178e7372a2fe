/** Words that name a gun, unless what stands beside them is a thing for one. */
const guns = words(
  'aegs?|aeps?|ebbs?|gbbs?|gbbrs?|nbbs?|hpa rifles?|replicas?|imitation firearms?|rifs?|guns?|handguns?|machine ?guns?',
  'rifles?|carbines?|dmrs?|lmgs?|smgs?|pdws?|sub-?machine ?guns?|shotguns?|pistols?|revolvers?|gas blow-?backs?',
);

/** Things that are made for guns, worn with them or shot from them, wherever a title says so. */
const accessories = words(
  'magazines?|mags?|speed ?loaders?|loaders?|bbs|pellets?|ammo|ammunition|grenades?|oil|lube|grease|silicone|parts?|spares?',
  'gear ?box(?:es)?|nozzles?|pistons?|hop-?ups?|buckings?|mosfets?|fuses?|screws?|hoppers?|batter(?:y|ies)|lipos?|li-?ion|nimh',
  'chargers?|slings?|swivels?|lanyards?|bags?|cases?|covers?|racks?|holsters?|pouch(?:es)?|vests?|belts?|gloves?|patch(?:es)?',
  'targets?|cleaning|cleaners?|brush(?:es)?|mounts?|suppressors?|silencers?|chronographs?|keyrings?|posters?|stickers?',
  'access?or(?:y|ies)|attachments?',
);

/** Things that guns have or run on: behind the name of a gun they are one for it, before it they tell what gun it is. */
const ofGuns = words(
  'gas|co2|gears?|motors?|springs?|guides?|cylinders?|barrels?|triggers?|wir(?:e|ing)|bolts?|receivers?|stocks?|grips?',
  'handguards?|rails?|risers?|adapt[eo]rs?|conversions?|valves?|seals?|pins?|units?|selectors?|slides?|tanks?|regulators?',
  'lines?|box(?:es)?|sleeves?|stands?|hoods?|rods?|tools?|scopes?|sights?|optics?|lasers?|torch(?:es)?|lights?|tracers?|peq',
  'muzzles?|flash hiders?|bipods?|foregrips?|locks?|books?|manuals?|mats?|wraps?|skins?|shells?|kits?',
);

/** What comes with a thing, or what it is for: it is not that. */
const beside =
  /(?<![\p{L}\d])(with|w\/|incl?\.?|including|for|fits|fit|to fit|compatible)(?![\p{L}\d])|[+(]/iu;

/**
 * Whether a product that a file brings looks like a gun, so that nobody sells it before staff have said whether it is a realistic
 * imitation firearm (Violent Crime Reduction Act 2006, s.36). Told by its title; where that says nothing, by its kind.
 *
 * @param kind what the file says that it is ('AEG rifles'), or ''
 */
export function looksLikeGun(title: string, kind: string): boolean {
  const [thing = ''] = title.split(beside);
  return !accessories.test(thing) && (namesGun(thing) || (!guns.test(thing) && isGunKind(kind)));
}

const isGunKind = (kind: string) => !accessories.test(kind) && namesGun(kind);

function namesGun(text: string): boolean {
  const [after = ''] = (text.split(guns).at(-1) ?? '').split(/[,;–]|\s-\s/);
  return guns.test(text) && !ofGuns.test(after);
}

function words(...alternatives: string[]): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\d])(${alternatives.join('|').replaceAll(' ', '[\\s-]')})(?![\\p{L}\\d])`,
    'iu',
  );
}
