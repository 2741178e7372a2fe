/**
 * Fetches styles that go with code of its own, after the first press: given to the builder, every page that leads to that code would
 * fetch them. Ends when they are there, or could not be had.
 */
export const loadStyles = (href: string): Promise<unknown> =>
  new Promise((done) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: done, onerror: done }));
  });
