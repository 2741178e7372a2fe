const maxLength = 300;

/**
 * The path by which an old address is known, of a path or a whole address: decoded, in lower case, without the slash at its end
 * and what stands behind it. Shopify has a product at its own address and in each of its collections: these count as one.
 * Undefined for what no page can have been at.
 */
export function oldPath(address: string): string | undefined {
  const path = decoded(
    address
      .trim()
      .replace(/^https?:\/\/[^/?#]*/i, '')
      .replace(/[?#].*$/s, ''),
  )
    ?.normalize('NFC')
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/^\/collections\/[^/]+(?=\/products\/.)/, '')
    .replace(/\/$/, '');
  if (!path?.startsWith('/') || path.length > maxLength) return undefined;
  return /[\p{Cc}\s\\]/u.test(path) ? undefined : path;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
