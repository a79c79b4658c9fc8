import { expect, test } from 'vitest';
import { renderPage } from '../../../app/prerender/prerender.tsx';
import { createCompiler } from '../../../content/node/compiler.ts';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { contentRoot, publicDir } from '../../../node/project.ts';
import type { ChallengesSolutionsSection } from '../../../types/config.gen.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const PICTURE = '/imagens/firewall.svg';
// A page with this picture, whose size is then known.
const data = await compiler.page(
  config!.pages.find(({ page }) => JSON.stringify(page).includes(`"src":"${PICTURE}"`))!,
);

const section: ChallengesSolutionsSection = {
  type: 'challenges-solutions',
  title: 'Do problema à resposta',
  challenges: { title: 'Desafios', items: ['Tráfego cifrado', 'Regras antigas'] },
  solutions: { title: 'Soluções', items: ['Inspeção TLS', 'Revisão trimestral'] },
};
const document = {
  form: 'message' as const,
  name: 'Caixa de entrada',
  lines: [{ text: 'Sua conta será bloqueada.', note: 2 }],
};

/** The text of the section, tags replaced by spaces, and its markup. */
function rendered(more: Partial<ChallengesSolutionsSection>, on = site) {
  const { above, below } = renderPage(on, {
    ...data,
    page: { ...data.page, sections: [{ ...section, ...more }] },
  });
  const html = (above.html + (below?.html ?? '')).match(/<main.*<\/main>/s)?.[0] ?? '';
  return { html, text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') };
}

test('on a site with light openings the answers stand on the brand’s colour, not on a dark ground', () => {
  const light = { ...site, emphasis: 'brand' as const };
  for (const layout of [undefined, 'cards'] as const) {
    expect(rendered({ layout }).html).not.toContain('data-background="brand"');
    const { html } = rendered({ layout }, light);
    expect(html).toContain('data-background="brand"');
    expect(html).not.toContain('data-background="ink"');
  }
});

test('two columns show each list title once', () => {
  const { text } = rendered({});
  expect(text).toMatch(/Desafios Tráfego cifrado Regras antigas Soluções Inspeção TLS/);
});

test('a table has the list titles as column heads, and one row per pair', () => {
  const { html, text } = rendered({ layout: 'table' });
  expect(html).toMatch(/<th[^>]* scope="col">Desafios<\/th><th[^>]* scope="col">Soluções<\/th>/);
  expect(html.match(/<tr[ >]/g)).toHaveLength(3);
  expect(text).toMatch(/Tráfego cifrado Soluções Inspeção TLS/);
});

test('a dialogue shows each challenge followed by its answer', () => {
  const { html, text } = rendered({ layout: 'dialogue' });
  expect(text).toMatch(
    /Desafios Tráfego cifrado Soluções Inspeção TLS Desafios: Regras antigas Soluções: Revisão/,
  );
  expect(html.match(/<q/g)).toHaveLength(2);
});

test.each([
  [undefined, 'ink'],
  ['ink', 'paper'],
] as const)('cards on %s show each challenge, and its solution on %s', (background, answer) => {
  const { html, text } = rendered({ layout: 'cards', background });
  expect(text).toMatch(
    /Desafios Tráfego cifrado Soluções Inspeção TLS Desafios Regras antigas Soluções Revisão/,
  );
  expect(html.match(new RegExp(`<div[^>]* data-background="${answer}"`, 'g'))).toHaveLength(2);
});

test.each(['dialogue', 'cards', 'marks', 'strips'] as const)(
  '%s: the two list titles are headings once',
  (layout) => {
    const { html } = rendered({ layout, document });
    const headings = [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title);
    expect(headings).toEqual(['Desafios', 'Soluções']);
  },
);

test('marks are placed on a document, the main one in the brand colour', () => {
  const { html, text } = rendered({ layout: 'marks', document, main: 2 });
  expect(text).toMatch(/Sua conta será bloqueada/);
  expect(text).toMatch(/2 Desafios: Regras antigas Soluções: Revisão trimestral/);
  expect(html.match(/data-main=""[^>]*>2</g)).toHaveLength(2);
});

test('marks refer to a drawing that contains their numbers', () => {
  const picture = { src: PICTURE, alt: 'Duas portas, 1 e 2' };
  const { html } = rendered({ layout: 'marks', picture });
  expect(html).toMatch(/<img[^>]*alt="Duas portas, 1 e 2"/);
});

test.each(['strips', 'cards'] as const)('%s show the drawing of each pair before it', (layout) => {
  const pictures = ['Uma porta', 'Outra porta'].map((alt) => ({ src: PICTURE, alt }));
  const { html } = rendered({ layout, pictures });
  const order = [...html.matchAll(/alt="([^"]*)"|(Tráfego cifrado|Regras antigas)/g)];
  expect(order.map(([, alt, words]) => alt ?? words)).toEqual([
    'Uma porta',
    'Tráfego cifrado',
    'Outra porta',
    'Regras antigas',
  ]);
});
