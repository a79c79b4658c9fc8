import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../node/project.ts';
import { wordsIn } from '../../words/node/catalogues.ts';
import { languagesOf } from '../../words/node/plain.mjs';
import { setUpEditing } from '../testing/edited-site.ts';
import { newPage } from './new-page.ts';
import { TEMPLATES, type Templates, templateName, templateNamed } from './templates.ts';

const open = setUpEditing();

it.each(languagesOf(projectRoot))('a template is accepted by its name in %s', (language) => {
  const { worded } = wordsIn(language, projectRoot);
  const ids = Object.keys(TEMPLATES);
  expect(ids.map((id) => templateNamed(worded(templateName(id))))).toEqual(ids);
});

it.each(languagesOf(projectRoot))('every template is written in %s', (language) => {
  const written = (name: string) =>
    readdirSync(join(projectRoot, 'src/content/edit/templates', name)).sort();
  expect(written(language)).toEqual(written('en'));
  expect(written(language)).toEqual(
    expect.arrayContaining(Object.keys(TEMPLATES).map((id) => `${id}.json`)),
  );
});

it.each(['editors-guide', 'guia-del-editor', 'guia-do-editor'])('%s names them all', (guide) => {
  const text = readFileSync(join(projectRoot, `docs/${guide}.md`), 'utf8');
  const named = Array.from(text.matchAll(/`([a-z]+)`/g), ([, name = '']) => templateNamed(name));
  expect(named).toEqual(expect.arrayContaining(Object.keys(TEMPLATES)));
});

it.each(['campaña', 'CAMPAÑA', 'campana', 'campanha', 'campaign'])('%s is one of them', (name) => {
  expect(templateNamed(name)).toBe('campaign');
});

it.each([
  ['es', 'servicios', '¿Quisiste decir “servicio”?'],
  ['es', 'campanya', '¿Quisiste decir “campaña”?'],
  ['pt-BR', 'servisso', 'Você quis dizer “serviço”?'],
  ['en', 'campagne', 'Did you mean “campaign”?'],
])('in %s, %s is told the one name of that language', (language, template, words) => {
  const { load } = open();
  const { worded } = wordsIn(language, projectRoot);
  let told = '';
  try {
    newPage(load, { path: '/a', title: 'A', template }, {} as Templates);
  } catch (error) {
    told = worded((error as { wording: Parameters<typeof worded>[0] }).wording);
  }
  expect(told).toContain(words);
  expect(told).not.toMatch(/servico|campana\b/);
});
