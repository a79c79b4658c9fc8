import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesIn } from '../../src/node/import-graph.ts';
import { projectRoot } from '../../src/node/project.ts';

/**
 * The words, colours, fonts, drawings and addresses of a site are its configuration's. What only
 * editors and developers meet (src/app/dev/) speaks Portuguese; tests and generated files say what they like.
 */
const files = sourcesIn(
  ['app', 'forms', 'lib', 'panel', 'ui', 'visitor'].map((room) => `src/${room}`),
).filter((name) => !/^src\/app\/dev\/|\.test\.tsx?$|testing\.ts$|\.gen\.ts$/.test(name));

/** Of a source: code and strings, without comments. */
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\/|(^|[^:'"`\w])\/\/.*$/gm, '$1');

/** What may not stand in the code, and why. */
const FOREIGN: [what: string, pattern: RegExp][] = [
  ['a letter outside the English alphabet', /(?![A-Za-z])\p{L}/u],
  ['a Portuguese word', /['"`>\s_-](abrir|conteudo|conta|enviar|erro|fechar|nova|pagina|voltar)\b/],
  ['text between tags', /<\/?[A-Za-z][\w.]*(?:\s[^<>{}]*)?>\s*[A-Za-z][a-z]+[^<>{}();=]*</],
  [
    'text in an attribute',
    /\b(?:aria-(?:label|roledescription)|title|alt|placeholder)="[^"]*[a-z]/,
  ],
  ['a language', /['"`](?:pt|en|es)[-_][A-Z]{2}\b/],
  [
    'a colour',
    /#(?!fff\b|000\b|333\b|999\b)[0-9a-fA-F]{3}(?:[0-9a-fA-F]{3})?\b|rgba?\((?!255, ?255, ?255)/,
  ],
  ['a colour by name', /--red\b|colors\.red/],
  [
    'the first site',
    /baluarte|archivo|instrument sans|bastion|['"`]\/(?:auth\b(?!\/v1)|conta\b)|fale-conosco|envio-/i,
  ],
];

test.each(FOREIGN)('the engine does not contain %s', (_, pattern) => {
  const found = files.flatMap((name) => {
    const code = withoutComments(readFileSync(join(projectRoot, name), 'utf8'));
    return code
      .split('\n')
      .flatMap((line) => (pattern.test(line) ? `${name}: ${line.trim()}` : []));
  });
  expect(files.length).toBeGreaterThan(150);
  expect(found).toEqual([]);
});

test('no folder, schema, migration or command names the first site', () => {
  const texts = ['src', 'scripts', 'schema', 'supabase'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  // Tests of typesetting need some font; sites of the first number had these, all of them. In Spanish one is a file.
  const pattern = (file: string) =>
    /\.test\.ts$|\/migrations\/3-|\/template\/es\/|\/words\/es[/.]/.test(file)
      ? /baluarte/i
      : /baluarte|\barchivo|instrument[ -]sans/i;
  const named = texts.filter((file) => pattern(file).test(readFileSync(file, 'utf8')));
  expect(texts.length).toBeGreaterThan(1000);
  expect(named.map((file) => file.slice(projectRoot.length + 1))).toEqual([]);
});
