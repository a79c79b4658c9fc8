import { expect, test } from 'vitest';
import { renderPage } from '../../../app/prerender/prerender.tsx';
import { createCompiler } from '../../../content/node/compiler.ts';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { contentRoot, publicDir } from '../../../node/project.ts';
import type { CallToActionSection } from '../../../types/config.gen.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const data = await compiler.page(
  config!.pages.find(({ page }) => page.sections.some(({ type }) => type === 'call-to-action'))!,
);
const call = data.page.sections.find(
  (section): section is CallToActionSection => section.type === 'call-to-action',
)!;

const rendered = (more: Partial<CallToActionSection>) =>
  renderPage(site, { ...data, page: { ...data.page, sections: [{ ...call, ...more }] } });

test('the engraving is shown only on the brand colour', () => {
  const engraving = '/imagens/firewall.svg';
  const isDrawn = (more: Partial<CallToActionSection>) =>
    rendered({ engraving, ...more }).above.css.includes(`url(${engraving})`);
  expect(isDrawn({})).toBe(true);
  expect(isDrawn({ background: 'paper' })).toBe(false);
  expect(isDrawn({ engraving: undefined })).toBe(false);
});

test('the background is the brand colour, or the one the page chooses', () => {
  const ground = (more: Partial<CallToActionSection>) =>
    /<main.*?<section[^>]* data-background="(\w+)"/s.exec(rendered(more).above.html)?.[1];
  expect(ground({})).toBe('brand');
  expect(ground({ background: 'paper' })).toBe('paper');
});

test('a telephone in large letters is a link with its sign, on paper too', () => {
  const linksOf = (label: string, to: string) => {
    const actions = [{ label, to, style: 'large' as const }];
    const html = rendered({ actions }).above.html.replaceAll(/ (class|data-emotion)="[^"]*"/g, '');
    const main = html.slice(html.indexOf('<main')).replaceAll(/<style[\s\S]*?<\/style>/g, '');
    return main
      .match(/<a [^>]*data-track-button.*?<\/a>/gs)
      ?.map((link) => link.replace(/<path[^>]*>(<\/path>)?/, ''));
  };
  expect(linksOf('(11) 3000-0000', 'tel:+551130000000')).toEqual([
    '<a data-track-button="" href="tel:+551130000000">' +
      '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"></svg><bdi dir="ltr">(11) 3000-0000</bdi></a>',
  ]);
  expect(linksOf('ola@forte.example', 'mailto:ola@forte.example')).toEqual([
    '<a data-track-button="" href="mailto:ola@forte.example"><bdi>ola@forte.example</bdi></a>',
  ]);
});
