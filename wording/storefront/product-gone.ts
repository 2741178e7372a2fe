/** In place of a product: few pages load it. */
export const productGone = {
  failed: 'Unknown Server Error',
  notFound: 'Product Not Found',
  notFoundText:
    'We may have stopped selling it, or the address is mistyped. Search for it, or look at what others buy.',
  archived: 'No longer sold',
  archivedText: 'We keep this page for people who bought it.',
  instead: (category: string) => `See what we have instead: ${category}`,
} as const;
