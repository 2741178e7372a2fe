import { connect } from '#database/connect.ts';
import { staff } from '#database/schema.ts';
import { countDemo } from '#demo/remove.ts';
import { checkBucket } from '#server/adapters/check-bucket.ts';
import { openImages } from '#server/adapters/open.ts';
import type { Config } from '#server/config.ts';
import { newId } from '#shop/tokens.ts';
import { findDatabase } from './database.ts';
import { type Finding, fine, look, mend, reasonOf, skipped } from './finding.ts';

/** Who may sign in, and what is on sale that does not exist. */
export async function examineShop(config: Config): Promise<Finding[]> {
  const url = await findDatabase(config).catch(() => undefined);
  if (!url) return [skipped('Staff', 'no database')];
  const db = connect(url, { size: 1 });
  try {
    const facts = { staff: await db.$count(staff), demo: await countDemo({ db }) };
    return shopFindings(facts, config.STAFF_PASSWORD !== undefined);
  } catch {
    // Why, the finding about the database says.
    return [skipped('Staff', 'no database, or no shop in it')];
  } finally {
    await db.$client.end();
  }
}

/** @param stillSet whether the first account's password is still in the environment */
export function shopFindings(facts: { staff: number; demo: number }, stillSet: boolean): Finding[] {
  const findings = [
    facts.staff === 0
      ? mend('Staff', 'nobody can sign in', 'npm run staff -- add --id jo.smith')
      : stillSet
        ? look(
            'Staff',
            'STAFF_PASSWORD is still in the environment',
            'take STAFF_ID, STAFF_PASSWORD and STAFF_PIN out',
          )
        : fine('Staff', `${facts.staff} can sign in`),
  ];
  if (facts.demo > 0)
    findings.push(
      mend(
        'Catalogue',
        `${facts.demo} products of the demonstration are on sale`,
        'npm run seed -- --remove-demo',
      ),
    );
  return findings;
}

/** Whether pictures can be put into their bucket, read and removed: one is, and is gone again. */
export async function examinePictures(config: Config): Promise<Finding[]> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = config;
  if (!endpoint || !bucket) return [];
  const about = 'Pictures';
  const store = await openImages(config);
  const name = `doctor-${newId()}.webp`;
  try {
    await checkBucket(store, { endpoint, bucket }, { warn: () => {} });
    await store.write(name, Buffer.from(name));
    const same = (await store.read(name))?.equals(Buffer.from(name));
    await store.remove(name);
    if (same) return [fine(about, `${bucket} can be written and read`)];
    return [
      mend(about, `${bucket} gives back something else than was written`, 'use another store: it is no S3'),
    ];
  } catch (error) {
    const todo = 'see S3_ENDPOINT, S3_BUCKET, the keys and what they may do';
    return [mend(about, `${bucket} can’t be used: ${reasonOf(error)}`, todo)];
  }
}
