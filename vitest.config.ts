import { defineConfig } from 'vitest/config';

const other = ['**/node_modules/**', 'build/**', 'data/**'];

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: './tests/database.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
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
      { extends: true, test: { name: 'shop', include: ['tests/**/*.test.{ts,tsx}'], exclude: other } },
    ],
  },
});
