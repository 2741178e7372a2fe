import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  ssr: true,
  // Every address is known from the first page on: no request to find out where a link leads.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
