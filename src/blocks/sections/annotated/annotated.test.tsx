import { expect, test } from 'vitest';
import { renderApp } from '../../../app/prerender/prerender.tsx';
import { createCompiler } from '../../../content/node/compiler.ts';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { contentRoot, publicDir } from '../../../node/project.ts';
import type { AnnotatedDocument } from '../../../types/config.gen.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const data = await compiler.page(config!.pages[0]!);

/** The figure of a page that shows a document with these fields, the first of two notes in red. */
function figureOf(fields: AnnotatedDocument['fields']): string {
  const document: AnnotatedDocument = { form: 'rule', name: 'Ficha', fields };
  const notes = [
    { title: 'Um', text: 'Primeira.', main: true },
    { title: 'Dois', text: 'Segunda.' },
  ];
  const section = { type: 'annotated', title: 'Ficha', document, notes } as const;
  const html = renderApp(site, { ...data, page: { ...data.page, sections: [section] } });
  return /<figure[\s\S]*<\/figure>/.exec(html)?.[0] ?? '';
}

test('a note used at two positions is highlighted only at the first', () => {
  const html = figureOf([
    { label: 'Quem', value: 'Prado', note: 1 },
    { label: 'Como', value: 'Com chave', note: 1 },
  ]);
  expect(html.match(/data-note=/g)).toHaveLength(2);
  expect(html.match(/data-main/g)).toHaveLength(1);
});

test('a number leads to its note, if there is one', () => {
  const html = figureOf([
    { label: 'Quem', value: 'Prado', note: 2 },
    { label: 'Como', value: 'Com chave', note: 3 },
  ]);
  expect(html.match(/href="#/g)).toHaveLength(1);
});

test('fields are a description list; a dialogue with recurring speakers is a plain list', () => {
  const [caller, clerk] = ['Quem liga', 'Atendente'].map((label) => ({ label, value: 'Alô?' }));
  expect(figureOf([caller!, clerk!])).toMatch(/<dl.*<dt.*<dd/);
  const dialogue = figureOf([caller!, clerk!, caller!]);
  expect(dialogue).not.toMatch(/<d[ltd]\b/);
  expect(dialogue.match(/<li\b/g)).toHaveLength(3);
});
