import { expect, test } from 'vitest';
import type { Field, ShowIf } from '../../types/config.gen.ts';
import type { Values } from '../kit/types.ts';
import { shownFields } from './shown-fields.ts';

const text = (name: string, showIf?: ShowIf): Field => ({
  ...{ type: 'text', name, label: name },
  ...(showIf && { showIf }),
});

const shows = (showIf: Omit<ShowIf, 'field'>, a: Values[string]) =>
  shownFields({ fields: [text('a'), text('b', { field: 'a', ...showIf })] }, { a }).length > 1;

test.each<[condition: Omit<ShowIf, 'field'>, shown: Values[string][], hidden: Values[string][]]>([
  [{ is: 'x' }, ['x', ['w', 'x']], ['y', '', undefined, ['y'], []]],
  [{ is: ['x', 'y'] }, ['x', 'y', ['y']], ['z', '', undefined]],
  [{ isNot: 'x' }, ['y', '', undefined, false, ['y'], []], ['x', ['w', 'x']]],
  [{ isNot: ['x', 'y'] }, ['z', undefined], ['x', 'y', ['z', 'y']]],
  [{ is: ['x', 'y'], isNot: 'y' }, ['x'], ['y', 'z', ['x', 'y']]],
  [{}, ['x', true, ['x']], ['', undefined, false, []]],
])('a field that waits for %j', (condition, shown, hidden) => {
  expect(shown.filter((value) => !shows(condition, value))).toEqual([]);
  expect(hidden.filter((value) => shows(condition, value))).toEqual([]);
});

test('what waits for another answer than one waits for its field to be shown', () => {
  const fields = [
    text('a'),
    text('b', { field: 'a', is: 'x' }),
    text('c', { field: 'b', isNot: 'y' }),
  ];
  const names = (values: Values) => shownFields({ fields }, values).map(({ name }) => name);
  expect(names({ a: 'x' })).toEqual(['a', 'b', 'c']);
  expect(names({ a: 'z' })).toEqual(['a']);
});
