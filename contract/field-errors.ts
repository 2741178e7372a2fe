/**
 * The server's errors by the names that the form has for its fields. A name that stands twice in `names` (two calls' words for
 * one field) is fine.
 */
export const decodeErrors = (
  errors: Record<string, string> | undefined,
  names: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(errors ?? {}).map(([name, text]) => [names[name] ?? name, text]));
