import { expect, test } from 'vitest';
import { contentRoot, publicDir } from '../../node/project.ts';
import type { Section } from '../../types/config.gen.ts';
import type { PageData } from '../../ui/data/types.ts';
import { createCompiler } from '../node/compiler.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { openingOf } from './opening.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const opening = async (type: Section['type']) => {
  const entry = config!.pages.find(({ page }) => page.sections[0]?.type === type);
  return openingOf(await createCompiler(config!, publicDir, process.env).page(entry!));
};

test.each(['hero', 'hero-carousel', 'case-study'] as const)(
  'a page that opens with %s has its heading and its picture',
  async (type) => {
    const { title, picture } = await opening(type);
    expect(title).toBeTruthy();
    expect(title).not.toContain('|'); // that would be the title of the tab
    expect(picture?.src).toMatch(/^\/imagens\//);
  },
);

test.each([
  [{ type: 'zones' }, 'drawn/for-the-invitation.svg'],
  [{ type: 'hero', background: 'white' }, 'drawn/for-the-invitation.svg'],
  [{ type: 'hero', layout: 'over' }, 'drawn/for-the-invitation.svg'],
  [{ type: 'hero' }, 'drawn/for-the-top.svg'],
])('a page that opens with %j has a picture for a dark background', (first, src) => {
  const sections = [
    { ...first, title: 'Quem passa', picture: { src: 'drawn/for-the-top.svg', alt: '' } },
    { type: 'call-to-action', engraving: 'drawn/for-the-invitation.svg' },
  ];
  const data = { page: { sections, meta: { title: 'Quem passa | Forte' } }, assets: {} };
  expect(openingOf(data as unknown as PageData)).toMatchObject({
    title: 'Quem passa',
    picture: { src },
  });
});
