import { sellerOf } from '#server/boot/seller.ts';
import { BadConfig, type Config, configWarnings, misspeltVariables, readConfig } from '#server/config.ts';
import { type Finding, fine, look, mend } from './finding.ts';

const about = 'Settings';

interface Settings {
  /** Undefined where they can't be read at all. */
  config?: Config;
  findings: Finding[];
}

/**
 * The shop's own reading of its settings. Where they lack the card provider or the mail server, which a live shop does not start without,
 * all else is examined all the same.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  try {
    const misspelt = misspeltVariables(environment).map((warning) =>
      look(about, warning, 'mend its name, or take it out'),
    );
    return { config: readConfig(environment), findings: misspelt };
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    const findings = [mend(about, error.message, 'set it; .env.example and the README say how')];
    if (environment.ALLOW_SANDBOX === '1') return { findings };
    const { config } = readSettings({ ...environment, ALLOW_SANDBOX: '1' });
    return config ? { config: { ...config, ALLOW_SANDBOX: false }, findings } : { findings };
  }
}

/** What a shop can run with, and a live one should not. */
export function examineSettings(config: Config): Finding[] {
  const { missingOfSeller } = sellerOf({ ...config, NODE_ENV: 'production' });
  const findings = configWarnings(config).map((warning) => mend(about, warning, 'set it in the environment'));
  if (!config.PUBLIC_URL && findings.length === 0)
    findings.push(
      mend(
        about,
        'PUBLIC_URL is not set: the shop believes that it is on this machine alone',
        'PUBLIC_URL=https://your.shop',
      ),
    );
  if (missingOfSeller.length > 0)
    findings.push(
      mend(
        about,
        `the law wants the seller on every page: ${missingOfSeller.join(', ')} missing`,
        'set them',
      ),
    );
  if (config.ALLOW_SANDBOX)
    findings.push(
      mend(about, 'ALLOW_SANDBOX is 1: the shop may open without real payments and mail', 'take it out'),
    );
  if (config.NODE_ENV !== 'production')
    findings.push(look(about, 'NODE_ENV is not production', 'NODE_ENV=production'));
  if (config.RATE_LIMIT_FACTOR !== 1)
    findings.push(
      look(about, `RATE_LIMIT_FACTOR is ${config.RATE_LIMIT_FACTOR}`, 'take it out: it is for load tests'),
    );
  return findings.length > 0 ? findings : [fine(about, 'read, and what a live shop needs is set')];
}
