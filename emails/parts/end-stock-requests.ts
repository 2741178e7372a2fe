import type { Settings } from '#shop/shop.ts';

/** Where a letter about stock leads whoever wants no more of them, and by which one click ends them (RFC 8058). */
export function endStockRequests(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  token: string,
): { link: string; headers: Record<string, string> } {
  const link = `${publicUrl}/end-stock-requests/${encodeURIComponent(token)}`;
  return {
    link,
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
