import { expect, test } from 'vitest';
import { readSections, sectionIndex, sectionsOf, withUniqueIds } from './sections.ts';

const hero = { type: 'hero', title: 'Olá' };

test('reads a section, a list of sections and a page from pasted text', () => {
  expect(readSections(JSON.stringify(hero))).toEqual([hero]);
  expect(readSections(`\uFEFF ${JSON.stringify([hero, hero])},\n`)).toEqual([hero, hero]);
  expect(readSections(JSON.stringify({ path: '/', sections: [hero] }))).toEqual([hero]);
});

test('refuses any other pasted text', () => {
  for (const text of [
    'olá',
    '[]',
    'null',
    '3',
    '{"title":"x"}',
    '[{"type":"hero"},3]',
    '{"type":1}',
  ])
    expect(readSections(text), text).toBeUndefined();
});

test('an invalid page has no sections', () => {
  expect(sectionsOf({ sections: [hero, 'x', null] })).toEqual([hero]);
  for (const page of [undefined, null, 'x', [], { sections: 'x' }])
    expect(sectionsOf(page)).toEqual([]);
});

test('a pointer contains the index of its section', () => {
  expect(sectionIndex('/sections/12/cards/0')).toBe(12);
  expect(sectionIndex('/meta/title')).toBeUndefined();
});

test('a copy has no anchor, and new ids inside, including their references', () => {
  const zones = {
    type: 'zones',
    id: 'planta',
    zones: [
      { id: 'rede', name: 'rede' },
      { id: 'dmz', name: 'DMZ' },
    ],
    flows: [{ from: 'rede', to: 'dmz', text: 'rede' }],
  };
  expect(withUniqueIds(zones, [hero])).toEqual(zones);
  expect(withUniqueIds(zones, [zones, { ...hero, id: 'dmz-2' }])).toEqual({
    type: 'zones',
    zones: [
      { id: 'rede-2', name: 'rede' },
      { id: 'dmz-3', name: 'DMZ' },
    ],
    flows: [{ from: 'rede-2', to: 'dmz-3', text: 'rede' }],
  });
});
