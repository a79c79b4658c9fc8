import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../tests/reworded/random.ts';
import type { Json, JsonMap } from '../protocol.ts';
import { mergeJson } from './merge-json.ts';

const hero = { type: 'hero', title: 'Olá', text: 'Um texto.' };
const cards = {
  type: 'cards',
  title: 'Serviços',
  items: [
    { title: 'Redes', text: 'Cuidamos delas.', icon: 'Wifi' },
    { title: 'Dados', text: 'Guardamos todos.', icon: 'Storage' },
    { title: 'Pessoas', text: 'Treinamos cada uma.', icon: 'Group' },
  ],
};
const [redes, dados, pessoas] = cards.items as unknown as [JsonMap, JsonMap, JsonMap];
const contact = { type: 'form', title: 'Fale conosco', form: 'contato' };
const page: JsonMap = { path: '/a', meta: { title: 'A' }, sections: [hero, cards, contact] };
const withSections = (...sections: Json[]): JsonMap => ({ ...page, sections });
const withItems = (...items: Json[]): JsonMap => withSections(hero, { ...cards, items }, contact);
const nova = { title: 'Nova', text: 'Mais uma.', icon: 'Add' };
const outra = { title: 'Outra', text: 'A outra.', icon: 'Star' };

/** What both did -> what comes of it. */
const MERGED: [what: string, mine: JsonMap, theirs: JsonMap, both: JsonMap][] = [
  [
    'two fields of an object',
    { ...page, meta: { title: 'B' } },
    { ...page, path: '/b' },
    { ...page, path: '/b', meta: { title: 'B' } },
  ],
  [
    'a new field and a removed one',
    { ...page, draft: true },
    { path: '/a', sections: page.sections as Json },
    { path: '/a', sections: page.sections as Json, draft: true },
  ],
  [
    'two fields of one section',
    withSections({ ...hero, title: 'Oi' }, cards, contact),
    withSections({ ...hero, text: 'Outro.' }, cards, contact),
    withSections({ ...hero, title: 'Oi', text: 'Outro.' }, cards, contact),
  ],
  [
    'a new item and a changed one',
    withItems(redes, nova, dados, pessoas),
    withItems(redes, dados, { ...pessoas, text: 'Treino.' }),
    withItems(redes, nova, dados, { ...pessoas, text: 'Treino.' }),
  ],
  [
    'a removed item and a changed one',
    withItems(dados, pessoas),
    withItems(redes, dados, { ...pessoas, icon: 'Person' }),
    withItems(dados, { ...pessoas, icon: 'Person' }),
  ],
  [
    'a moved item that the other person changed',
    withItems(pessoas, redes, dados),
    withItems(redes, dados, { ...pessoas, text: 'Treino.' }),
    withItems({ ...pessoas, text: 'Treino.' }, redes, dados),
  ],
  [
    'a moved item that both people changed',
    withItems({ ...pessoas, icon: 'Person' }, redes, dados),
    withItems(redes, dados, { ...pessoas, text: 'Treino.' }),
    withItems({ ...pessoas, text: 'Treino.', icon: 'Person' }, redes, dados),
  ],
  [
    'items that both people added at the end, the other person’s first',
    withItems(redes, dados, pessoas, nova),
    withItems(redes, dados, pessoas, outra),
    withItems(redes, dados, pessoas, outra, nova),
  ],
  [
    'the same item added by both people',
    withItems(redes, dados, pessoas, nova),
    withItems(nova, redes, dados, { ...pessoas, icon: 'Person' }),
    withItems(nova, redes, dados, { ...pessoas, icon: 'Person' }),
  ],
  [
    'a new section and a removed one',
    withSections(hero, { type: 'text', title: 'T' }, cards, contact),
    withSections(hero, cards),
    withSections(hero, { type: 'text', title: 'T' }, cards),
  ],
  [
    'paragraphs',
    { text: ['Um.', 'Dois, meu.', 'Três.'] },
    { text: ['Um.', 'Dois.', 'Três.', 'Quatro.'] },
    { text: ['Um.', 'Dois, meu.', 'Três.', 'Quatro.'] },
  ],
];

const baseOf = (what: string) =>
  what === 'paragraphs' ? { text: ['Um.', 'Dois.', 'Três.'] } : page;

describe('merged without conflict', () => {
  it.each(MERGED)('%s', (what, mine, theirs, both) => {
    expect(mergeJson(baseOf(what), mine, theirs)).toEqual({ value: both, conflicts: [] });
  });
});

const rewritten = { title: 'Nuvem', text: 'Tudo nela.', icon: 'Cloud' };

/** What both did -> what is to be chosen. */
const CONFLICTS: [what: string, mine: JsonMap, theirs: JsonMap, conflict: object][] = [
  [
    'one field',
    { ...page, path: '/b' },
    { ...page, path: '/c' },
    { pointer: '/path', mine: '/b', theirs: '/c' },
  ],
  [
    'a field, changed and removed',
    withSections({ ...hero, text: 'Outro.' }, cards, contact),
    withSections({ type: 'hero', title: 'Olá' }, cards, contact),
    { pointer: '/sections/0/text', mine: 'Outro.', theirs: undefined },
  ],
  [
    'an item removed and changed',
    withItems(redes, pessoas),
    withItems(redes, { ...dados, text: 'Outro.' }, pessoas),
    { pointer: '/sections/1/items/1', mine: undefined, theirs: { ...dados, text: 'Outro.' } },
  ],
  [
    'an item that may have been replaced',
    withItems(redes, rewritten, pessoas),
    withItems(redes, { ...dados, text: 'Outro.' }, pessoas),
    { pointer: '/sections/1/items/1', mine: rewritten, theirs: { ...dados, text: 'Outro.' } },
  ],
  [
    'two orders of one list',
    withItems(pessoas, redes, dados),
    withItems(dados, redes, pessoas),
    { pointer: '/sections/1/items', isOrder: true },
  ],
  [
    'a field that both people added',
    { ...page, publishAt: '2027-01-01' },
    { ...page, publishAt: '2027-02-02' },
    { pointer: '/publishAt', mine: '2027-01-01', theirs: '2027-02-02' },
  ],
];

describe('conflicts', () => {
  it.each(CONFLICTS)('%s', (_what, mine, theirs, conflict) => {
    const merged = mergeJson(page, mine, theirs);
    expect(merged.conflicts).toEqual([expect.objectContaining(conflict)]);
    expect(merged.value, 'mine, until another is chosen').toEqual(mine);
    expect(mergeJson(page, mine, theirs, ['theirs']).value).toEqual(theirs);
  });

  it('do not prevent the rest from being merged', () => {
    const mine = withSections({ ...hero, title: 'Minha' }, { ...cards, title: 'Meus' }, contact);
    const theirs = {
      ...withSections({ ...hero, title: 'Deles' }, { ...cards, title: 'Seus' }),
      path: '/b',
    };
    const { value, conflicts } = mergeJson(page, mine, theirs, ['theirs', 'mine']);
    expect(conflicts.map(({ pointer }) => pointer)).toEqual([
      '/sections/0/title',
      '/sections/1/title',
    ]);
    expect(value).toEqual({
      ...withSections({ ...hero, title: 'Deles' }, { ...cards, title: 'Meus' }),
      path: '/b',
    });
  });

  it('include a section replaced by one person and changed by the other, and keep the replacement', () => {
    const text = { type: 'text', title: 'Fale conosco', text: 'T' };
    const changed = { ...contact, form: 'outro' };
    const [mine, theirs] = [withSections(hero, cards, text), withSections(hero, cards, changed)];
    expect(mergeJson(page, mine, theirs).conflicts).toEqual([
      { pointer: '/sections/2', mine: undefined, theirs: changed, isOrder: false },
    ]);
    expect(mergeJson(page, mine, theirs, ['theirs']).value).toEqual(
      withSections(hero, cards, text, changed),
    );
  });

  it('include a removed item that the other rewrote beside a new one', () => {
    const changed = { ...dados, title: 'Arquivos', text: 'Guardamos uma parte.' };
    const [mine, theirs] = [withItems(redes, pessoas), withItems(redes, nova, changed, pessoas)];
    for (const sides of [
      { mine, theirs, conflict: { mine: undefined, theirs: changed } },
      { mine: theirs, theirs: mine, conflict: { mine: changed, theirs: undefined } },
    ])
      expect(mergeJson(page, sides.mine, sides.theirs).conflicts).toEqual([
        expect.objectContaining(sides.conflict),
      ]);
  });

  it('include each section that one person removed and the other changed, whatever else they did', () => {
    const random = randomFrom(53);
    const pick = (count: number) => Math.floor(random() * count);
    const section = (): JsonMap => ({
      type: ['hero', 'cards', 'text'][pick(3)] ?? '',
      ...Object.fromEntries(['a', 'b', 'c', 'd'].map((key) => [key, `t${pick(1e6)}`])),
    });
    const addTo = (sections: JsonMap[]) =>
      random() < 0.4 ? sections.toSpliced(pick(sections.length + 1), 0, section()) : sections;
    for (let round = 0; round < 500; round += 1) {
      const sections = Array.from({ length: 1 + pick(6) }, section);
      const at = pick(sections.length);
      const changed = { ...sections[at] };
      for (const key of ['a', 'b', 'c']) if (random() < 0.8) changed[key] = `outro ${pick(1e6)}`;
      changed.a = 'outro';
      const removing = withSections(...addTo(sections.toSpliced(at, 1)));
      const changing = withSections(...addTo(sections.with(at, changed)));
      for (const [mine, theirs] of [
        [removing, changing],
        [changing, removing],
      ] as const) {
        const { conflicts } = mergeJson(withSections(...sections), mine, theirs);
        const asked = conflicts.flatMap(({ mine, theirs }) => [mine, theirs]);
        expect(asked, `round ${round}`).toContainEqual(changed);
      }
    }
  });

  it('include a whole file', () => {
    expect(mergeJson(page, undefined, page).value).toBeUndefined();
    const theirs = { ...page, path: '/b' };
    expect(mergeJson(page, undefined, theirs).conflicts).toHaveLength(1);
    expect(mergeJson(page, undefined, theirs, ['theirs']).value).toEqual(theirs);
    expect(mergeJson(undefined, page, theirs).conflicts).toHaveLength(1);
  });
});
