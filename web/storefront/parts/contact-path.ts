/** The contact page with an order's number filled in, or its id where it was never paid. */
export const contactPath = ({ id, receiptNumber }: { id: string; receiptNumber: number | null }): string =>
  `/contact?order=${receiptNumber ?? id}`;

/** What the message begins with; '' without an order, or with what is none. */
export const orderIn = (search: string): string => {
  const order = new URLSearchParams(search).get('order') ?? '';
  return /^[\w-]{4,40}$/.test(order) ? order : '';
};
