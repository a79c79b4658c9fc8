import { expect, test } from 'vitest';
import { type CommentedSection, sectionNow, withPictures } from './links.ts';

const PLANS = { type: 'cards', id: 'planos', title: 'Planos' };
const HERO = { type: 'hero', title: 'Olá' };
const QUOTE = { type: 'quote', quote: 'Bom' };
const of = (index: number, section: { type: string; id?: string; title?: string }) =>
  ({
    ...{ index, type: section.type, anchor: section.id ?? null, title: section.title ?? null },
  }) satisfies CommentedSection;

test.each([
  ['where it was', of(1, PLANS), [HERO, PLANS], 1],
  ['moved, by its anchor', of(1, PLANS), [{ ...PLANS, title: 'Preços' }, HERO], 0],
  ['moved, by its title', of(0, HERO), [PLANS, HERO], 1],
  ['with another title, where it was', of(0, HERO), [{ ...HERO, title: 'Oi' }, PLANS], 0],
  ['without title or anchor, where it was', of(2, QUOTE), [HERO, PLANS, QUOTE], 2],
  ['gone', of(0, HERO), [PLANS], undefined],
  ['without title or anchor, with another in its place', of(0, QUOTE), [HERO, QUOTE], undefined],
])('the section of a comment: %s', (_, commented, sections, expected) => {
  expect(sectionNow(commented, sections)).toBe(expected);
});

test('a picture that is not published stands wherever its address does', () => {
  const page = {
    data: { src: '/a.webp', pictures: { '/a.webp': { width: 1 } }, text: 'In /a.webp' },
    site: { logo: '/b.svg' },
  };
  const address = 'data:image/webp;base64,AA';
  expect(withPictures({ ...page, pictures: { '/a.webp': address } })).toEqual({
    data: { src: address, pictures: { [address]: { width: 1 } }, text: 'In /a.webp' },
    site: { logo: '/b.svg' },
  });
});
