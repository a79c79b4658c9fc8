import { expect, test } from 'vitest';
import { idFrom, letterSlug, slug } from './slug.ts';

test.each([
  ['Café da manhã (1)', 'cafe-da-manha-1'],
  ['Straße, Łódź, Pingüino', 'strasse-lodz-pinguino'],
  ['Новости завода', 'novosti-zavoda'],
  ['Νέα', 'nea'],
  ['أخبار المصنع', 'akhbar-almsne'],
  ['木工', ''],
])('%s in Latin letters is “%s”', (text, expected) => {
  expect(slug(text)).toBe(expected);
});

test('an id begins with a letter', () => {
  expect(idFrom('1º Nº')).toBe('o-no');
  expect(idFrom('صورة')).toBe('swrt');
});

test.each([
  ['Café (1)', 'cafe-1'],
  ['Straße', 'strasse'],
  ['أخبار المصنع', 'أخبار-المصنع'],
  ['Новости', 'новости'],
  ['木工', '木工'],
  ['समाचार', 'समाचार'],
  ['DIY الخشب', 'diy-الخشب'],
  ['…', ''],
])('the address of the category %s has its own letters: “%s”', (text, expected) => {
  expect(letterSlug(text)).toBe(expected);
});
