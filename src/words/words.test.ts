import { expect, test } from 'vitest';
import { readerLocale } from './locale.ts';
import { allOf, anyOf, enumerated, field, msg, quoted, written } from './message.ts';
import { inPlace, placeName, placeNameUpper } from './phrases.ts';
import { currentWords, speak } from './reader.ts';
import { wordsOf } from './words.ts';

const CATALOGUE = {
  'words:quoted': '“{text}”',
  'words:line-break': 'line break',
  'words:and-others': '{all} and {others} more',
  'words:file': 'the file',
  'words:Item-of': 'Item {position} of {list}',
  'words:in-field': 'in {field}',
  'a:items': '{count, plural, one {# item} other {# items}} in {list}.',
  'a:help': ['One.', '', "Two '{}'."],
  'a:hint': 'Open the file.',
  'a:hint@studio': '',
  'a:link': 'Read {link} first.',
};
const { worded, wordedAs, pieces } = wordsOf('en', CATALOGUE);

test('a message is worded with its values, nested ones too', () => {
  expect(worded(msg('a:items', { count: 1, list: quoted('x\ny') }))).toBe(
    '1 item in “x⟨line break⟩y”.',
  );
  expect(worded(msg('a:items', { count: 1200, list: msg('words:file') }))).toBe(
    '1,200 items in the file.',
  );
});

test('dates are written as the site writes them, where its language is a variant of the words’', () => {
  const on = { 'a:on': 'On {at, date, short}' };
  const said = (language: string, ofSite?: string) => {
    const words = wordsOf(language, on, undefined, ofSite);
    const before = currentWords();
    speak(words);
    const locale = readerLocale();
    speak(before as typeof words);
    return [words.worded(msg('a:on', { at: Date.UTC(2027, 1, 3) })), locale];
  };
  expect(said('en', 'en-GB')).toEqual(['On 03/02/27', 'en-GB']);
  expect(said('en', 'pt-BR')).toEqual(['On 2/3/27', 'en']);
  expect(said('pt-BR', 'pt-BR')[0]).toBe('On 03/02/27');
});

test('what is undefined, or lost on a way through JSON, leaves its place empty', () => {
  expect(worded(JSON.parse(JSON.stringify(msg('a:items', { count: 2, list: undefined }))))).toBe(
    '2 items in .',
  );
  const several = ['a', undefined, msg('a:items', { count: 0, list: 'b' })];
  expect(worded(several)).toBe('a 0 items in b.');
  expect(worded(JSON.parse(JSON.stringify(several)))).toBe('a 0 items in b.');
});

test('lists end as the language does, and long ones are cut', () => {
  const inList = (list: ReturnType<typeof anyOf>) => worded(msg('a:items', { count: 2, list }));
  expect(inList(anyOf(['a', 'b', 'c']))).toBe('2 items in “a”, “b”, or “c”.');
  expect(inList(allOf(['a', 'b']))).toBe('2 items in “a” and “b”.');
  expect(inList(enumerated(['a', 'b']))).toBe('2 items in a, b.');
  const many = Array.from({ length: 61 }, (_, index) => String(index));
  expect(inList(enumerated(many))).toBe(
    '2 items in 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 49 more.',
  );
});

test('a long text is cut in its quotation marks', () => {
  expect(worded(msg('words:in-field', { field: quoted('a'.repeat(100)) }))).toBe(
    `in “${'a'.repeat(60)}…”`,
  );
});

test('several lines are a list, and braces can be written', () => {
  expect(worded(msg('a:help'))).toBe('One.\n\nTwo {}.');
});

test('the studio says some things in its own way', () => {
  expect(worded(msg('a:hint'))).toBe('Open the file.');
  expect(wordsOf('en', CATALOGUE, 'studio').worded(msg('a:hint'))).toBe('');
});

test('fields and dates are shown as the file has them, or as who reads sees them', () => {
  const missing = msg('a:items', { count: 2, list: field('title') });
  const dated = msg('words:in-field', { field: { list: [written('2027-05-20')] } });
  expect(worded([missing, dated])).toBe('2 items in “title”. in “2027-05-20”');
  const shown = { field: () => 'Heading', written: () => '5/20/2027' };
  expect(wordedAs([missing, dated], shown)).toBe('2 items in “Heading”. in “5/20/2027”');
  expect(wordedAs(missing, { field: () => undefined })).toBe('2 items in “title”.');
  const typed = msg('words:in-field', { field: { written: '2027-05-20', isJson: true } });
  expect([worded(typed), wordedAs(typed, shown)]).toEqual(['in "2027-05-20"', 'in “5/20/2027”']);
});

test('elements stand in a message', () => {
  expect(pieces('a:link', { link: { element: 7 } })).toEqual(['Read ', 7, ' first.']);
});

test('a message that no catalogue has is its key', () => {
  expect(worded(msg('b:none'))).toBe('b:none');
});

test('places have names', () => {
  expect(worded(msg('words:in-field', { field: placeName('') }))).toBe('in the file');
  expect(placeName('/a/title')).toEqual(field('title'));
  expect(worded(msg('words:in-field', { field: placeNameUpper('/cards/1') }))).toBe(
    'in Item 2 of “cards”',
  );
  expect(worded(inPlace('/title'))).toBe('in “title”');
  expect(placeName('/table/rows/1/0')).toEqual(placeName('/rows/1'));
});
