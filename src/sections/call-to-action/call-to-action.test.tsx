import { expect, test } from 'vitest';
import { createCompiler } from '../../../scripts/compile/compiler.ts';
import { contentRoot, publicDir } from '../../../scripts/lib/project.ts';
import { createSiteConfigLoader } from '../../../scripts/site-config/index.ts';
import { renderPage } from '../../prerender/prerender.tsx';
import type { CallToActionSection } from '../../types/config.gen.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const data = await compiler.page(
  config!.pages.find(({ page }) => page.sections.some(({ type }) => type === 'call-to-action'))!,
);
const call = data.page.sections.find(
  (section): section is CallToActionSection => section.type === 'call-to-action',
)!;

/** The engraving behind an invitation of such a section. */
const engraved = (more: Partial<CallToActionSection>) => {
  const page = { ...data.page, sections: [{ ...call, ...more }] };
  const { body } = renderPage(site, { ...data, page });
  return /data-engraving="(\w+)"/.exec(body)?.[1];
};

test('a page may choose the engraving behind its invitation', () => {
  expect(engraved({ engraving: 'courses' })).toBe('courses');
  expect(engraved({ engraving: 'rays' })).toBe('rays');
});

test('it stands on the colour of the brand, or on the ground that a page chooses', () => {
  const ground = (more: Partial<CallToActionSection>) => {
    const page = { ...data.page, sections: [{ ...call, ...more }] };
    return /data-engraving="\w+"[^>]*><section[^>]* data-background="(\w+)"/.exec(
      renderPage(site, { ...data, page }).body,
    )?.[1];
  };
  expect(ground({})).toBe('brand');
  expect(ground({ background: 'paper' })).toBe('paper');
});

test('a page that does not choose keeps one of four', () => {
  const titles = ['Um', 'Uma', 'Duas', 'Todas'];
  const chosen = titles.map((title) => engraved({ title, engraving: undefined }));
  expect(chosen.toSorted()).toEqual(['circles', 'lattice', 'rays', 'stripes']);
});
