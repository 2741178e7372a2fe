export type Encoding = 'br' | 'gzip' | 'identity';

/** Which of our encodings an Accept-Encoding header likes best; one with q=0 is refused (RFC 9110 section 12.5.3). */
export function bestEncoding(accepted: string): Encoding {
  const refused = accepted.includes('q=0')
    ? accepted.replace(/(br|gzip)\s*;\s*q=0(\.0*)?\s*(?=,|$)/g, '')
    : accepted;
  if (/\bbr\b/.test(refused)) return 'br';
  return /\bgzip\b/.test(refused) ? 'gzip' : 'identity';
}
