/*
 * The values that the rules of what fits what know (rules.ts). The standard attributes offer the same. A shop may rename them or
 * add others: a value that is not among these says nothing but that it is itself.
 */

export const patterns = ['M4', 'AK', 'SMG', 'G-pattern', 'Hi-Capa', '1911', 'VSR', 'Shotgun'];
export const powers = ['Electric', 'Gas', 'CO2', 'Spring', 'HPA'];
/** Of the packs that airsoft guns are sold with; those that are offered to press, and none is advised. */
export const packVolts = [7.4, 8.4, 9.6, 11.1];
export const connectors = ['Deans', 'Mini Tamiya', 'Large Tamiya', 'XT30', 'XT60', 'JST'];
export const rails = ['20 mm Picatinny', 'M-LOK', 'KeyMod', '11 mm dovetail'];
export const threads = ['14 mm CCW', '14 mm CW', '12 mm CW', '11 mm CW', '16 mm CW'];
