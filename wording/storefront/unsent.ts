/** Below what a form says that could not be sent. */
export const unsent = {
  offline: 'You’re offline, so nothing was sent. What you typed is still here: send it once you’re back.',
  kept: 'The shop couldn’t answer just now. What you typed is still here: please try again in a moment.',
} as const;
