/** Whether the shop answers, asked afresh; false also where nothing does, or something in its place. */
export const isShopThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
