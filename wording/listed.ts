/** Names in a sentence: 'gas, CO2 and LiPo', '7.4 V or 11.1 V'. */
export const listed = (names: readonly string[], last: 'and' | 'or' = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
