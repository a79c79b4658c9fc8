import { describe, expect, it } from 'vitest';
import type { Json, JsonMap } from '../../shared/protocol.ts';
import { differences, withDifferences } from './differences.ts';

type Page = { meta: JsonMap; sections: JsonMap[] };

const NOW: Page = {
  meta: { title: 'Agora', noindex: true },
  sections: [
    { type: 'hero', id: 'topo', title: 'Abertura nova' },
    { type: 'faq', title: 'Perguntas', items: ['a', 'b'] },
    { type: 'quote', text: 'Só agora' },
  ],
};
const OLD: Page = {
  meta: { title: 'Antes', description: 'De antes' },
  sections: [
    { type: 'hero', id: 'topo', title: 'Abertura' },
    { type: 'cards', title: 'Que se foi' },
    { type: 'faq', title: 'Perguntas', items: ['a', 'b', 'c'] },
  ],
};

const placesOf = (now: Json, old: Json) =>
  differences(now, old).map(({ pointer, now, old }) => [pointer, now, old]);

describe('differences', () => {
  it('are single fields and items, where they are now', () => {
    expect(placesOf(NOW, OLD)).toEqual([
      ['/meta/title', 'Agora', 'Antes'],
      ['/meta/noindex', true, undefined],
      ['/meta/description', undefined, 'De antes'],
      ['/sections/0/title', 'Abertura nova', 'Abertura'],
      ['/sections/1', undefined, OLD.sections[1]],
      ['/sections/1/items/2', undefined, 'c'],
      ['/sections/2', NOW.sections[2], undefined],
    ]);
  });

  it('bring the old version back, all together', () => {
    const cases: [Json, Json][] = [
      [NOW, OLD],
      [OLD, NOW],
      [{ a: [] }, { a: ['1', '2', '3'] }],
      [{ a: ['1', '2', '3'] }, { a: [] }],
      [
        ['x', 'b', 'y'],
        ['a', 'b', 'c', 'd'],
      ],
      [{ a: 1 }, [1]],
      [{}, { a: { b: [{ c: 1 }] } }],
    ];
    for (const [now, old] of cases)
      expect(withDifferences(now, differences(now, old))).toEqual(old);
  });

  it('come back one by one', () => {
    const all = differences(NOW, OLD);
    const withSome = (...pointers: string[]) =>
      withDifferences(
        NOW,
        all.filter(({ pointer }) => pointers.includes(pointer)),
      );
    expect(withSome('/meta/title')).toEqual({ ...NOW, meta: { ...NOW.meta, title: 'Antes' } });
    expect(withSome('/sections/1', '/sections/1/items/2')).toMatchObject({
      meta: NOW.meta,
      sections: [{ title: 'Abertura nova' }, { type: 'cards' }, { items: ['a', 'b', 'c'] }, {}],
    });
    expect(withSome('/sections/2')).toMatchObject({ sections: [{}, {}] });
  });

  it('are none where only the order is another', () => {
    expect(differences(['a', 'b'], ['b', 'a'])).toEqual([]);
  });
});
