import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../node/load-schemas.ts';
import { readSchemas } from '../node/read-schemas.ts';
import { linksOf } from '../references/links-of.ts';
import { PROJECT } from '../testing/fixture.ts';
import { schemaFindings } from './schema-messages.ts';

const FOLDER = join(PROJECT, 'schema');
const schemas = loadSchemas(FOLDER);
const sections = readdirSync(join(FOLDER, 'sections'));

it.each([...readSchemas(FOLDER).files])('%s is a JSON schema', (_, schema) => {
  const ajv = new Ajv();
  ajv.validateSchema(schema);
  expect(ajv.errors ?? []).toEqual([]);
});

describe('the section schemas', () => {
  it.each(sections)('%s gives examples that are valid', (file) => {
    const { examples } = JSON.parse(readFileSync(join(FOLDER, 'sections', file), 'utf8'));
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const { errors, references } = schemas.check('section.schema.json', example);
      expect(schemaFindings(errors, schemas, example)).toEqual([]);
      expect(linksOf(references.map((found) => ({ ...found, file }))).findings).toEqual([]);
    }
  });
});
