import type { Config } from '#server/config.ts';
import type { Finding, Verdict } from './finding.ts';

const shown: Record<Verdict, string> = { fine: 'fine', look: 'LOOK', mend: 'MEND', skipped: '-' };

/** The findings as lines of a table, each with what to do beneath it, and how many are to be mended. */
export function tableOf(findings: Finding[]): string {
  const width = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.flatMap(({ about, verdict, says, todo }) => {
    const line = `${shown[verdict].padEnd(5)} ${about.padEnd(width)}  ${says}`;
    return todo ? [line, `${' '.repeat(width + 8)}-> ${todo}`] : [line];
  });
  const count = findings.filter(({ verdict }) => verdict === 'mend').length;
  const sum = count === 0 ? 'Nothing must be mended' : `${count} to mend`;
  return `${lines.join('\n')}\n\n${sum}`;
}

/** What must never stand in a terminal or a log: whatever a library says of an error goes through this. */
export function withoutSecrets(text: string, config: Config): string {
  const secrets = [
    config.STRIPE_SECRET_KEY,
    config.STRIPE_WEBHOOK_SECRET,
    config.MAIL_WEBHOOK_SECRET,
    config.STAFF_PASSWORD,
    config.STAFF_PIN,
    config.S3_SECRET_ACCESS_KEY,
    config.METRICS_TOKEN,
    config.CDN_PURGE_TOKEN,
    ...passwordsIn(
      config.DATABASE_URL,
      config.DATABASE_DIRECT_URL,
      config.SMTP_URL,
      config.OTEL_EXPORTER_OTLP_ENDPOINT,
      config.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
      ...config.DATABASE_READ_URL,
    ),
  ];
  return secrets.reduce<string>((clean, secret) => (secret ? clean.replaceAll(secret, '***') : clean), text);
}

/** As they stand in addresses, and as they are sent. */
const passwordsIn = (...urls: (string | undefined)[]): string[] =>
  urls.flatMap((url) => {
    const { password = '' } = url && URL.canParse(url) ? new URL(url) : {};
    return [password, decodeURIComponent(password)];
  });
