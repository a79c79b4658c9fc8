import { Ajv } from 'ajv';
import { describe, expect, it, vi } from 'vitest';
import { schemaFindings } from '../../check/schema-messages.ts';
import { loadSchemas } from '../../node/load-schemas.ts';
import { readEngineSchemas, readSchemaFiles } from '../../node/read-schemas.ts';
import { PROJECT } from '../../testing/fixture.ts';
import { linksOf } from '../references/links-of.ts';
import { createSchemas } from './schema.ts';

const schemas = loadSchemas(PROJECT);
const files = readEngineSchemas(PROJECT).files;
const sections = [...files].filter(([id]) => id.startsWith('sections/'));

it.each([...files])('%s is a JSON schema', (_, schema) => {
  const ajv = new Ajv();
  ajv.validateSchema(schema);
  expect(ajv.errors ?? []).toEqual([]);
});

describe('the section schemas', () => {
  it.each(sections)('%s gives examples that are valid', (file, schema) => {
    const examples = schema.examples as object[];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const { errors, references } = schemas.check('section.schema.json', example);
      expect(schemaFindings(errors, schemas, example)).toEqual([]);
      expect(linksOf(references.map((found) => ({ ...found, file }))).findings).toEqual([]);
    }
  });
});

it('compiles nothing more for the first error once it is prepared', () => {
  const prepared = createSchemas(readSchemaFiles(PROJECT).files, () => () => () => false, true);
  const steps = prepared.prepare();
  while (!steps.next().done);
  const compiled = vi.spyOn(globalThis, 'Function');
  expect(prepared.check('page.schema.json', { sections: [{ type: 'hero' }] }).errors).not.toEqual(
    [],
  );
  expect(compiled).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
