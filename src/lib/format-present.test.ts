import { expect, test } from 'vitest';
import { formatPresent } from './format-present.ts';

const title = 'Wreaths';

test.each([
  ['{title}, {date}', { title, date: '5 May' }, 'Wreaths, 5 May'],
  ['{title}, {date}', { title, date: undefined }, 'Wreaths'],
  ['{title} ({date})', { title, date: undefined }, 'Wreaths'],
  ['{date}: {title}', { title, date: '' }, 'Wreaths'],
  ['On {date}: {title}', { title, date: undefined }, 'Wreaths'],
  ['{title}, {date}, {category}', { title, date: undefined, category: 'Full' }, 'Wreaths, Full'],
  ['{title}, {date}, {category}', { title, date: undefined, category: undefined }, 'Wreaths'],
  ['{title} ({date}, {category})', { title, date: undefined, category: 'Full' }, 'Wreaths (Full)'],
  ['{title} ({category}, {date})', { title, date: undefined, category: 'Full' }, 'Wreaths (Full)'],
  ['{title} ({date}, {category})', { title, date: undefined, category: undefined }, 'Wreaths'],
  ['{title} ({date}) – {category}', { title, date: undefined, category: 'Full' }, 'Wreaths – Full'],
  ['{title}, from {date} on', { title, date: undefined }, 'Wreaths'],
  ['{title}, {date}', { title: 'A {date} and $&', date: '5 May' }, 'A {date} and $&, 5 May'],
])('%s with %o is “%s”', (sentence, values, text) => {
  expect(formatPresent(sentence, values)).toBe(text);
});
