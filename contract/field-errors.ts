/** What a schema found wrong: each field's first message, by its name on the wire; 'body' where it is no object at all. */
export function fieldErrors(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0] ?? 'body')] ??= message;
  return errors;
}

/**
 * The server's errors by the names that the form has for its fields. A name that stands twice in `names` (two calls' words for
 * one field) is fine.
 */
export const decodeErrors = (
  errors: Record<string, string> | undefined,
  names: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(errors ?? {}).map(([name, text]) => [names[name] ?? name, text]));
