// The program `node dist/secrets/reseal.js`: exit code 0 when every webhook secret is sealed with the first of the configured keys.
import { ormOptions } from '@blazon/database';
import { ConfigError, loadConfig } from '@blazon/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { webhookDeliveryConfig } from '../config.js';
import { reseal } from './key-rotation.js';
import { SecretBox } from './secret-box.js';
import { SecretRow } from './secret.entity.js';

try {
  const schema = webhookDeliveryConfig.pick({ DATABASE_URL: true, WEBHOOK_SEALING_KEYS: true });
  const config = loadConfig(schema, process.env);
  const box = new SecretBox(config.WEBHOOK_SEALING_KEYS);
  const orm = await MikroORM.init(ormOptions({ url: config.DATABASE_URL, pool: 1, entities: [SecretRow] }));
  const { left, problems } = await reseal(orm, box, (resealed) => {
    console.log(`${resealed} secrets sealed with the key "${box.currentKeyId}"`);
  });
  await orm.close();
  for (const problem of problems) console.error(problem);
  if (left === 0) console.log(`Every secret is sealed with the key "${box.currentKeyId}". The other keys may be removed.`);
  else {
    console.error(
      `${left} secrets are still sealed with another key. ` +
        (problems.length > 0
          ? 'Keep the keys that they need.'
          : 'A replica still seals with it: restart it with the new configuration, then run this again.'),
    );
  }
  process.exitCode = left === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
