/** The address of a product's page. Without its slug, as far as somebody knows it, that address leads on to the whole one. */
export const productPath = ({ id, slug }: { id: string; slug?: string | undefined }): string =>
  slug ? `/product/${id}/${slug}` : `/product/${id}`;
