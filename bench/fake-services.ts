import { fork } from 'node:child_process';
import { join } from 'node:path';

export const webhookSecret = 'whsec_bench';

/** A card provider and a mail server in a process of their own; what a shop needs to know of them, and an end. */
export async function outside(): Promise<{ environment: Record<string, string>; stop(): void }> {
  const child = fork(join('bench', 'fake-services.process.ts'));
  const ports = await new Promise<{ provider: number; mail: number }>((resolve) =>
    child.once('message', (told) => resolve(told as { provider: number; mail: number })),
  );
  return {
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_bench',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: `http://127.0.0.1:${ports.provider}`,
      SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
      MAIL_FROM: 'Bench <bench@example.org>',
    },
    stop: () => child.kill(),
  };
}
