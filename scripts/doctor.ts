import { parseArgs } from 'node:util';
import { examineBackups } from './doctor/backups.ts';
import { examineDatabase } from './doctor/database.ts';
import { examine } from './doctor/examine.ts';
import type { Check } from './doctor/finding.ts';
import { examineFront } from './doctor/front.ts';
import { examineClock, examineDisk, nodeFinding } from './doctor/machine.ts';
import { examineMail } from './doctor/mail.ts';
import { examineSender } from './doctor/sender.ts';
import { examineSettings, readSettings } from './doctor/settings.ts';
import { examinePictures, examineShop } from './doctor/shop.ts';
import { examineStripe } from './doctor/stripe.ts';
import { tableOf, withoutSecrets } from './doctor/table.ts';
import { examineTraces } from './doctor/traces.ts';
import { examineWeb } from './doctor/web.ts';

// `npm run doctor [-- --mail you@example.org --dkim <selector> --backups <folder>]`: asks everything that a live shop needs, beside the running
// one, with its settings. Changes nothing, prints no secret, and ends with 1 where something must be mended.
const { values } = parseArgs({
  options: { mail: { type: 'string' }, dkim: { type: 'string' }, backups: { type: 'string' } },
});
const { config, findings } = readSettings(process.env);
const checks: Check[] = config
  ? [
      { about: 'Settings', examine: async () => examineSettings(config) },
      // What all else stands on: a full disk is why the database is gone, and not the other way round.
      { about: 'Disk', examine: () => examineDisk(config) },
      { about: 'Clock', examine: () => examineClock(config) },
      { about: 'Database', examine: () => examineDatabase(config) },
      { about: 'Staff', examine: () => examineShop(config) },
      { about: 'Backup', examine: () => examineBackups(config, values.backups) },
      { about: 'Pictures', examine: () => examinePictures(config) },
      { about: 'Cache in front', examine: () => examineFront(config) },
      { about: 'Stripe', examine: () => examineStripe(config) },
      { about: 'Mail', examine: () => examineMail(config, values.mail) },
      { about: 'Sender', examine: () => examineSender(config, values.dkim) },
      { about: 'Web', examine: () => examineWeb(config) },
      {
        about: 'Traces',
        examine: () =>
          examineTraces(
            config,
            process.env.OTEL_EXPORTER_OTLP_TRACES_HEADERS ?? process.env.OTEL_EXPORTER_OTLP_HEADERS,
          ),
      },
    ]
  : [];
findings.push(...(await examine(checks)), nodeFinding(process.versions.node));
const table = tableOf(findings);
console.log(config ? withoutSecrets(table, config) : table);
process.exitCode = findings.some(({ verdict }) => verdict === 'mend') ? 1 : 0;
