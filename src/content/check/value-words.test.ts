import { expect, it } from 'vitest';
import { isObject, type JsonObject, valueAt } from '../../lib/json.ts';
import { projectRoot } from '../../node/project.ts';
import { readSchemaFiles } from '../node/read-schemas.ts';
import { samplesAt } from '../node/samples.ts';
import { placeholder, sampleFor, sampleOf } from './value-words.ts';

const patternsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = isObject(value) && typeof value.pattern === 'string' ? [value.pattern] : [];
  return own.concat(Object.values(value).flatMap(patternsIn));
};

const samplesOf = samplesAt(projectRoot);
const samples = () => samplesOf('pt-BR');

it('has a sample for each pattern of the schemas, to be shown to who missed it', () => {
  const patterns = [...readSchemaFiles(projectRoot).files.values()].flatMap(patternsIn);
  expect(patterns.length).toBeGreaterThan(0);
  expect(patterns.filter((pattern) => !sampleFor(pattern, { samples }))).toEqual([]);
});

it('shows an address of another site where a service is asked for', () => {
  const { files } = readSchemaFiles(projectRoot);
  const pointer = '/properties/endpoint/properties/url/pattern';
  const pattern = valueAt(files.get('integrations.schema.json'), pointer);
  expect(sampleFor(pattern, { samples })).toBe('https://exemplo.com.br/pagina');
});

it('shows the example of a schema before a sample that only has its form', () => {
  const pattern = '^(/[a-z]+)+$';
  expect(sampleOf({ pattern, examples: ['/estudio'] }, { samples })).toBe('/estudio');
  expect(sampleOf({ pattern }, { samples })).toMatch(new RegExp(pattern));
});

it('shows the currency of the site’s country', () => {
  const pattern = '^[A-Z]{3}$';
  expect(sampleOf({ pattern }, { samples, locale: { language: 'es-CL' } })).toBe('CLP');
  expect(sampleOf({ pattern }, { samples, locale: { language: 'pt-BR' } })).toBe('BRL');
  expect(sampleOf({ pattern }, { samples })).toBe('EUR');
});

it('fills in a number by its example, before the least that there may be', () => {
  const schemas = { resolve: (schema: unknown) => schema as JsonObject };
  expect(placeholder({ type: 'number', minimum: 50, examples: [100] }, schemas)).toBe('100');
  expect(placeholder({ type: 'number', minimum: 50 }, schemas)).toBe('50');
});
