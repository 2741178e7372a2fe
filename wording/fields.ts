/** What stands beside the fields of forms. */
export const fields = {
  optional: '(optional)',
  password: { show: 'Show password', hide: 'Hide password' },
} as const;
