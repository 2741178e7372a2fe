import { defineConfig } from 'vitest/config';

const other = ['**/node_modules/**', 'build/**', 'data/**'];

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: './tests/database.ts',
    pool: 'forks',
    maxWorkers: 2,
    // Spread requests are sent with pauses (tests/support/spread.ts).
    testTimeout: process.env.SPREAD ? 90_000 : 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        // Rules hold no state: one process after another file is as good as a new one, and need not read the modules again.
        extends: true,
        test: {
          name: 'rules',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...other, 'tests/**'],
          isolate: false,
        },
      },
      {
        // Each of them opens a shop of its own on a database of its own, and closes it: they share no more than the modules.
        extends: true,
        test: { name: 'calls', include: ['tests/calls/**/*.test.ts'], exclude: other, isolate: false },
      },
      {
        // These put other modules in the place of some, or look at the process itself.
        extends: true,
        test: { name: 'apart', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...other, 'tests/calls/**'] },
      },
    ],
  },
});
