import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSchemaFiles } from '../../src/content/node/read-schemas.ts';
import { isObject } from '../../src/lib/json.ts';
import { projectRoot } from '../../src/node/project.ts';
import { localizedSchemas } from '../../src/words/localized-schema.ts';
import { schemaTexts } from '../../src/words/node/catalogues.ts';

/**
 * What the studio, the gallery, `npm run page` and agents offer to start from is of no trade: what the engine's first site
 * speaks of, and the names that it made up, would stand on a bookshop's page.
 */
const FIRST_SITE =
  /\b(?:baluarte|bulwark|torre[ãa]o|tramela|palanca|barbosa|redes?|networks?|ataques?|attacks?|inciden\w*|alertas?|alerts?|firewalls?|antiv[ií]rus|ciber\w*|cyber\w*|seguran[çc]a|security|soc|noc|invas\w*|intrusion|penetration|vulnerab\w*|phishing|malware|ransom\w*|hackers?|plant[ãa]o|on-call|servidor(?:es)?|servers?|endpoints?|criptogr\w*|encrypt\w*|amea[çc]as?|threats?|golpes?|scams?|fraud\w*|isolar|contain(?:ed|ment)?|conten[çc][ãa]o|monitor\w*|defesa|defense|vazamento|breach\w*|tls|powershell\w*)\b/i;

/** Not what the site at hand takes the place of: addresses, pictures and the ids of records. */
const isShown = (text: string) => !/^[/a-z0-9.-]+$/.test(text);

/** Of the pages of accounts, which speak of passwords, and of the panel, which quotes what was sent. */
const OF_ACCOUNTS = /auth-panel|reset-password|submission|account|team/;

const read = (file: string): unknown => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return isObject(value) || Array.isArray(value) ? Object.values(value).flatMap(textsIn) : [];
};

const examplesIn = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(examplesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'examples' && Array.isArray(child) ? child : examplesIn(child),
  );
};

const schemas = ['schema', 'src/blocks']
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
  .filter((file) => /^schema\/[^/]+\.schema\.json$|\/schema\.json$/.test(file))
  .filter((file) => !OF_ACCOUNTS.test(file));

test.each(schemas)('the examples of %s are of no trade', (file) => {
  const examples = examplesIn(read(file)).flatMap(textsIn).filter(isShown);
  const english = file.startsWith('src/blocks/')
    ? (read(file.replace('schema.json', 'words/en.texts.json')) as Record<string, string>)
    : {};
  const texts = examples.flatMap((text) => [text, english[text] ?? '']);
  expect(texts.filter((text) => FIRST_SITE.test(text))).toEqual([]);
});

/** The schemas are written in Portuguese: telephones, postal codes, currency, places and ids of records. */
const BRAZIL =
  /\b55\d{10}|\(11\)|Paulo|Paulista|Campinas|\b\d{5}-\d{3}\b|\bBR(?:L|$)|^br$|R\$|^SP$|, SP$|\bano-|primeira-fornada/i;

const withKeys = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (!isObject(value) && !Array.isArray(value)) return [];
  const keys = isObject(value) ? Object.keys(value) : [];
  return [...keys, ...Object.values(value).flatMap(withKeys)];
};

test.each(['en', 'es'])('the examples in %s name nothing of Brazil', (language) => {
  const { files } = readSchemaFiles(projectRoot);
  const localized = localizedSchemas(files, schemaTexts(language, projectRoot));
  const told = [...localized].flatMap(([id, schema]) =>
    examplesIn(schema)
      .flatMap(withKeys)
      .filter((text) => BRAZIL.test(text))
      .map((text) => `${id}: ${text}`),
  );
  expect(told).toEqual([]);
});
