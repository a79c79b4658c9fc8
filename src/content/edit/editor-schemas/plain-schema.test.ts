import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { contentRoot } from '../../../node/project.ts';
import { readSchemas } from '../../node/read-schemas.ts';
import { createSiteConfigLoader } from '../../node/site-config-loader.ts';
import { idOfPlain, plainSchema } from './plain-schema.ts';
import { isOfFile } from './schema-source.ts';

const source = readSchemas(contentRoot);
const { entries } = createSiteConfigLoader(contentRoot)().site;

// Strict, so that a keyword or a format which Ajv does not know is an error.
const ajv = new Ajv({ allowUnionTypes: true });
const ids = [...source.files.keys()].filter(isOfFile);
for (const id of ids) ajv.addSchema(plainSchema(source, id));

test.each(ids)(
  '%s is compiled by any validator, and every file of the site is right by it',
  (id) => {
    const validate = ajv.getSchema(idOfPlain(id))!;
    // The schema of a collection is of all its records: one with a file of its own is a part of that.
    const files = entries.filter(({ kind, ofRecord }) => kind !== 'record' && !ofRecord);
    for (const { file, schema } of files.filter((entry) => entry.schema === id)) {
      const value = JSON.parse(readFileSync(join(contentRoot, file), 'utf8'));
      expect(validate(value), `${file} by ${schema}: ${JSON.stringify(validate.errors)}`).toBe(
        true,
      );
      expect(validate({ $schema: 'schema/plain/x.schema.json', ...value }), file).toBe(true);
    }
  },
);

test('a page with a section of no type is wrong by it', () => {
  const validate = ajv.getSchema(idOfPlain('page.schema.json'))!;
  const page = entries.find(({ kind }) => kind === 'page')!.value as { sections: object[] };
  expect(validate({ ...page, sections: [{ type: 'no-type', title: 'A' }] })).toBe(false);
});
