import { describe, expect, it } from 'vitest';
import { field, msg, quoted, type Value, written } from '../../../../words/message.ts';
import type { StudioProblem } from '../../../shared/protocol.ts';
import { rootNode } from '../schema/schema-node.ts';
import { SCHEMAS } from '../testing/site.ts';
import { pointerOfProblem, problemInWords, problemText } from './problem-text.ts';

const problem = (more: Partial<StudioProblem>): StudioProblem => ({
  severity: 'error',
  code: 'wrong-type',
  file: 'site-config/pages/x.json',
  pointer: '/meta',
  message: '',
  fixable: false,
  ...more,
});

it('shows a missing field at that field', () => {
  const missing = problem({
    code: 'missing-key',
    missing: 'title',
    message: 'Falta “title” em “meta”.',
  });
  expect(pointerOfProblem(missing)).toBe('/meta/title');
  expect(pointerOfProblem(problem({}))).toBe('/meta');
});

it('replaces keys by labels, but not in quoted texts', () => {
  const page = { path: '/', meta: {}, sections: [{ type: 'hero' }] };
  const root = rootNode(SCHEMAS, 'page.schema.json');
  const labelled = (text: string, pointer: string) =>
    problemInWords(problem({ message: text }), {
      ...{ schemas: SCHEMAS, root, value: page, pointer },
    });
  expect(labelled('“sections” está vazio.', '')).toBe('“Seções” está vazio.');
  expect(labelled('Falta “eyebrow”.', '/sections/0')).toMatch(/^Falta “(?!eyebrow)[^”]+”\.$/);
  expect(labelled('“Um texto” não serve.', '')).toBe('“Um texto” não serve.');
});

it('shows fields and dates of a message as the form does', () => {
  const scope = { schemas: SCHEMAS, root: rootNode(SCHEMAS, 'page.schema.json'), value: {} };
  const said = (value: Value) =>
    problemInWords(problem({ message: msg('words:in-field', { field: value }) }), {
      ...scope,
      pointer: '',
    });
  expect(said(field('sections'))).toBe('em “Seções”');
  expect(said(field('x'))).toBe('em “x”');
  expect(said(quoted('Um texto'))).toBe('em “Um texto”');
  expect(said(written('2027-05-20T15:00:00-03:00'))).toBe('em “20/05/2027 15:00”');
});

describe('problemText', () => {
  it('formats dates as they are typed', () => {
    const message =
      'O fim (“2025-07-23T15:00:00-03:00”) não vem depois do início (“2027-05-20”). Veja /dia-2027-05-20.';
    expect(problemText({ code: 'event-dates', message })).toBe(
      'O fim (“23/07/2025 15:00”) não vem depois do início (“20/05/2027”). Veja /dia-2027-05-20.',
    );
  });

  it('says that a day does not exist, without the format used in files', () => {
    const told = problemText({
      code: 'bad-format',
      message: msg('words:in-field', { field: quoted('31/02/2027') }),
      hint: 'A forma é esta: "2025-07-23"',
    });
    expect(told).toContain('Esse dia não existe');
    expect(told).not.toContain('2025');
  });

  it('mentions no files or lines', () => {
    const message = 'O link leva a “/x”, que não existe no site.';
    const hint = 'Se ela ainda vai ser feita, acrescente o endereço a known-missing.json.';
    expect(problemText({ code: 'link-missing', message, hint })).toMatch(
      /“Endereços prometidos”\.$/,
    );
    expect(problemText({ code: 'empty-text', message: 'Vazio.', hint: 'Ou apague a linha.' })).toBe(
      'Vazio.',
    );
  });
});
