import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../../node/project.ts';
import {
  field,
  type Message,
  msg,
  quoted,
  type Value,
  written,
} from '../../../../words/message.ts';
import { catalogueOf } from '../../../../words/node/catalogues.ts';
import { speak } from '../../../../words/reader.ts';
import { wordsOf } from '../../../../words/words.ts';
import type { StudioProblem } from '../../../shared/protocol.ts';
import { rootNode } from '../schema/schema-node.ts';
import { SCHEMAS } from '../testing/site.ts';
import { pointerOfProblem, problemInWords, problemText } from './problem-text.ts';

beforeAll(() => speak(wordsOf('pt-BR', catalogueOf('pt-BR', projectRoot), 'studio')));

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

it('shows fields and dates of a message as the form does', () => {
  const scope = { schemas: SCHEMAS, root: rootNode(SCHEMAS, 'page.schema.json'), value: {} };
  const said = (value: Value) =>
    problemInWords(problem({ message: msg('words:in-field', { field: value }) }), {
      ...scope,
      pointer: '',
    });
  expect(said(field('sections'))).toBe('em “Seções”');
  expect(said(field('x'))).toBe('em “x”');
  expect(said(quoted('sections'))).toBe('em “sections”');
  expect(said(written('2027-05-20T15:00:00-03:00'))).toBe('em “20/05/2027 15:00”');
});

describe('problemText', () => {
  it('formats dates as they are typed', () => {
    const hint = msg('content/schema:hour-hint', {
      example: { written: '2027-05-20T09:00:00-03:00', isJson: true },
    });
    expect(problemText({ code: 'bad-format', message: '', hint })).toBe(
      'Falta a hora. Se for às 9h, escreva “20/05/2027 09:00”',
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
    const told = (hint: Message) => problemText({ code: 'x', message: 'Vazio.', hint });
    expect(told(msg('checks/links:missing-hint'))).toMatch(/“Endereços prometidos”\.$/);
    expect(told(msg('content/schema:text-empty-hint'))).toBe('Vazio.');
  });
});
