import { hasProblemAt, single, siteCheck } from '../../../content/read/site/site.ts';
import { isObject } from '../../../lib/json.ts';
import { SCHEMA_VERSION } from '../../../migrations/schema-version.gen.ts';
import { msg } from '../../../words/message.ts';

/** A site of an earlier number has to be upgraded; one of a later number needs a newer engine. */
export const checkSchemaVersion = siteCheck(
  ['schema-outdated', 'schema-newer'],
  ({ entries }, report) => {
    const site = single(entries, 'site');
    if (!site || !isObject(site.value) || hasProblemAt(site, '/schemaVersion')) return;
    const { schemaVersion = 1 } = site.value;
    if (schemaVersion === SCHEMA_VERSION) return;
    const isOutdated = Number(schemaVersion) < SCHEMA_VERSION;
    const values = { site: Number(schemaVersion), engine: SCHEMA_VERSION };
    report(site, {
      code: isOutdated ? 'schema-outdated' : 'schema-newer',
      pointer: '/schemaVersion',
      explains: true,
      message: msg(`checks/schema-version:${isOutdated ? 'outdated' : 'newer'}`, values),
      hint: msg(`checks/schema-version:${isOutdated ? 'outdated-hint' : 'newer-hint'}`),
    });
  },
);
