/** Below what a form says that could not be sent. */
export const unsent = {
  offline: 'You’re offline, so nothing was sent. What you typed is still here: send it once you’re back.',
  noAnswer:
    'No answer came from the shop. What you typed is still here: try again in a moment, and check your connection if it stays so.',
  /** Below what the shop itself says of it. */
  kept: 'What you typed is still here. Please try again in a moment.',
} as const;
