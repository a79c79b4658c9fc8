import { expect, it } from 'vitest';
import type { StudioProblem } from '../../../shared/protocol.ts';
import { rootPlace } from '../schema/places.ts';
import { SCHEMAS } from '../testing.ts';
import { inLabels, pointerOfProblem } from './told.ts';

const problem = (more: Partial<StudioProblem>): StudioProblem => ({
  severity: 'error',
  code: 'wrong-type',
  file: 'site-config/pages/x.json',
  pointer: '/meta',
  message: '',
  fixable: false,
  ...more,
});

it('tells of a missing field at that field', () => {
  const missing = problem({ code: 'missing-key', message: 'Falta “title” em “meta”.' });
  expect(pointerOfProblem(missing)).toBe('/meta/title');
  expect(pointerOfProblem(problem({}))).toBe('/meta');
});

it('puts labels in the place of keys, and leaves what is quoted of a text', () => {
  const page = { path: '/', meta: {}, sections: [{ type: 'hero' }] };
  const say = (text: string, pointer: string) =>
    inLabels(text, SCHEMAS, rootPlace(SCHEMAS, 'page.schema.json'), page, pointer);
  expect(say('“sections” está vazio.', '')).toBe('“Seções” está vazio.');
  expect(say('Falta “eyebrow”.', '/sections/0')).toMatch(/^Falta “(?!eyebrow)[^”]+”\.$/);
  expect(say('“Um texto” não serve.', '')).toBe('“Um texto” não serve.');
});
