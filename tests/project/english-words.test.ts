/** The English of the tools has no Portuguese in it. */
import { expect, test } from 'vitest';
import { readSchemaFiles } from '../../src/content/node/read-schemas.ts';
import { isObject, walk } from '../../src/lib/json.ts';
import { projectRoot } from '../../src/node/project.ts';
import { ownCatalogue, schemaTexts } from '../../src/words/node/catalogues.ts';

/** Of other languages too, or names: they may stand in English. */
const MAY_STAND =
  /São (Paulo|Tomé and Príncipe)|Manaus|Brasília|Português|Curaçao|Réunion|Saint Barthélemy|Tristan da Cunha|texto, servico, or campanha/g;
/** Code, what a file says, addresses, placeholders. */
const NO_PROSE = /`[^`]*`|"[^"]*"|“[^”]*”|‹[^›]*›|\([^)]*\)|[\w-]*[/.][\w/.-]*|--[\w-]+|\{\w+\}/g;

const IS_PORTUGUESE =
  /[áàâãéêíóôõúç]|(?<![\p{L}-])(da|dos|das|em|na|um|uma|para|que|com|os|ao|foi|este|esta|sem|mais|ou|se|por|seu|sua|pagina|secao|campo|arquivo|pasta|texto|titulo|imagem|aviso|erro|salvar|enviar|escreva|apague|rascunho|modelo|fundo|menus? e)(?![\p{L}-])/iu;

const isWrong = (text: string) =>
  IS_PORTUGUESE.test(text.replace(MAY_STAND, ' ').replace(NO_PROSE, ' '));

test('no message has a Portuguese word', () => {
  const wrong = Object.entries(ownCatalogue('en', projectRoot))
    .map(([key, text]): [string, string] => [key, [text].flat().join('\n')])
    .filter(([, text]) => isWrong(text));
  expect(wrong).toEqual([]);
});

test('no text of a schema has a Portuguese word', () => {
  const wrong = [...schemaTexts('en', projectRoot)].flatMap(([name, { $synonyms, ...texts }]) =>
    Object.values(texts)
      .flat()
      .filter((text) => text !== undefined && isWrong(text))
      .map((text) => `${name}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('every text of a schema that editors read is in English too', () => {
  const texts = schemaTexts('en', projectRoot);
  const lacking = [...readSchemaFiles(projectRoot).files].flatMap(([id, schema]) => {
    const name = id.replace('.schema.json', '');
    const known = texts.get(name.includes('/') ? name : `schema/${name}`) ?? {};
    const { examples, ...rest } = schema;
    const found: string[] = [];
    walk(rest, (value, pointer, key) => {
      if (pointer.includes('/examples/') || pointer.includes('/traits/')) return;
      const isText = ['title', 'description', 'one', 'guide'].includes(key);
      if (isText && typeof value === 'string' && !Object.hasOwn(known, value)) found.push(value);
      if (!isObject(value) || !Array.isArray(value.enumDescriptions)) return;
      found.push(...value.enumDescriptions.filter((text) => !Object.hasOwn(known, text)));
    });
    return found.map((text) => `${name}: ${text}`);
  });
  expect(lacking).toEqual([]);
});
