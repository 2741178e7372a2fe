import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest of our encodings that an Accept-Encoding header takes; one with q=0 is refused (RFC 9110 section 12.5.3). */
export function bestEncoding(accepted: string): Encoding {
  const taken = parseAccept(accepted).filter(({ q }) => q > 0);
  return (
    (['br', 'gzip'] as const).find((encoding) => taken.some(({ type }) => type === encoding)) ?? 'identity'
  );
}
