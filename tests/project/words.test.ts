/** What tools say stands in catalogues: complete in each language, used, and nowhere else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, test } from 'vitest';
import { sourcesIn } from '../../src/node/import-graph.ts';
import { projectRoot } from '../../src/node/project.ts';
import { ownCatalogue } from '../../src/words/node/catalogues.ts';
import { languagesOf } from '../../src/words/node/plain.mjs';
import { type Catalogue, placeholdersIn } from '../../src/words/words.ts';
import { NO_SENTENCES } from './no-sentences.ts';

/** A folder that is no site: the engine's words alone. */
const NO_SITE = join(projectRoot, 'schema');

const catalogues = new Map(
  languagesOf(NO_SITE).map((language) => [language, ownCatalogue(language, NO_SITE)]),
);
const [portuguese, english] = ['pt-BR', 'en'].map((language) => catalogues.get(language) ?? {}) as [
  Catalogue,
  Catalogue,
];

/** Of a name with it, only the studio says it so. */
const isVariant = (key: string) => key.includes('@');

const placeholders = (catalogue: Catalogue, key: string) =>
  [...placeholdersIn([catalogue[key] ?? ''].flat().join('\n'))].sort();

const files = sourcesIn(['bin', 'src', 'scripts']).filter(
  (file) => !/\.(test|spec|gen|d)\.tsx?$|\/testing(\/|\.tsx?$)/.test(file),
);

interface Node {
  type: string;
  start: number;
  // biome-ignore lint/suspicious/noExplicitAny: the nodes of a syntax tree, of which a few are looked at
  [key: string]: any;
}

/** The nodes of a file's syntax tree, each with those around it, the nearest last. */
function nodesOf(file: string): [node: Node, around: readonly Node[]][] {
  const found: [Node, readonly Node[]][] = [];
  const walk = (value: unknown, around: readonly Node[]): void => {
    if (Array.isArray(value)) {
      for (const item of value) walk(item, around);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const isNode = 'type' in value && typeof value.type === 'string';
    if (isNode) found.push([value as Node, around]);
    const inside = isNode ? [...around, value as Node] : around;
    for (const child of Object.values(value)) walk(child, inside);
  };
  const lang = file.endsWith('x') ? 'tsx' : file.endsWith('.mjs') ? 'js' : 'ts';
  walk(parseAst(readFileSync(join(projectRoot, file), 'utf8'), { lang }), []);
  return found;
}

const trees = files.map((file) => ({ file, nodes: nodesOf(file) }));

/** What serves the tests writes the page of errors, too. */
const ofTests = sourcesIn(['src'])
  .filter((file) => /\/testing\//.test(file))
  .map((file) => ({ file, nodes: nodesOf(file) }));

describe('catalogues', () => {
  test.each([...catalogues])('%s has every message of English, and no other', (_, catalogue) => {
    const keysOf = (some: Catalogue) => Object.keys(some).filter((key) => !isVariant(key));
    expect(keysOf(catalogue).sort()).toEqual(keysOf(english).sort());
  });

  test.each([...catalogues])('%s has the placeholders of English in each', (_, catalogue) => {
    const differing = Object.keys(catalogue).filter(
      (key) =>
        !isVariant(key) && `${placeholders(catalogue, key)}` !== `${placeholders(english, key)}`,
    );
    expect(differing).toEqual([]);
  });

  test.each([...catalogues])(
    'in %s the studio says otherwise only what is said',
    (_, catalogue) => {
      const none = Object.keys(catalogue).filter(
        (key) => isVariant(key) && !(key.replace(/@.*/, '') in catalogue),
      );
      expect(none).toEqual([]);
    },
  );
});

/** The calls that take the key of a message. */
const CALLS = ['msg', 't', 'tPieces', 'plain'];
/** What a code means, in docs/errors.md; `error-docs.test.ts` holds that each has one. */
const IS_MEANING = /:code-/;
const IS_KEY = /^[a-z][\w/-]*:[\w.-]+$/;

interface Call {
  place: string;
  key: string;
  /** Undefined where they cannot be read from the code. */
  values: string[] | undefined;
}

const calls = trees.flatMap(({ file, nodes }) =>
  nodes.flatMap(([node]): Call[] => {
    if (node.type !== 'CallExpression' || !CALLS.includes(node.callee.name)) return [];
    const [key, values] = node.arguments as Node[];
    const names = literalsIn(key);
    return names.map((name) => ({
      place: file,
      key: name,
      values: names.length > 1 ? undefined : keysIn(values),
    }));
  }),
);

/** The texts that an expression may be, as far as they are written in it. */
function literalsIn(node: Node | undefined): string[] {
  if (node?.type === 'Literal') return [String(node.value)];
  if (node?.type === 'ConditionalExpression')
    return [...literalsIn(node.consequent), ...literalsIn(node.alternate)];
  return [];
}

function keysIn(node: Node | undefined): string[] | undefined {
  if (!node) return [];
  if (node.type !== 'ObjectExpression') return undefined;
  const properties = node.properties as Node[];
  if (properties.some(({ type }) => type === 'SpreadElement')) return undefined;
  return properties.map(({ key }) => String(key.name ?? key.value)).sort();
}

test('every message that code names is in the catalogues, and gets what it needs', () => {
  const wrong = calls.flatMap(({ place, key, values }) => {
    if (!(key in portuguese)) return [`${place}: no message ${key}`];
    const needed = placeholders(portuguese, key);
    const fits = values === undefined || `${needed}` === `${values}`;
    return fits ? [] : [`${place}: ${key} needs ${needed}, gets ${values}`];
  });
  expect(wrong).toEqual([]);
});

test('every message is said somewhere', () => {
  const named = new Set<string>();
  const beginnings: string[] = [];
  for (const { nodes } of [...trees, ...ofTests])
    for (const [node] of nodes) {
      if (node.type === 'Literal' && IS_KEY.test(String(node.value))) named.add(String(node.value));
      const begin = node.type === 'TemplateLiteral' && node.quasis[0]?.value.cooked;
      if (begin && /^[a-z][\w/-]*:[\w.-]*$/.test(begin)) beginnings.push(begin);
    }
  const unsaid = Object.keys(portuguese).filter(
    (key) =>
      !isVariant(key) &&
      !IS_MEANING.test(key) &&
      !named.has(key) &&
      !beginnings.some((begin) => key.startsWith(begin)),
  );
  expect(unsaid).toEqual([]);
});

/** A process of its own, which begins so. */
const knowsReader = (file: string) =>
  readFileSync(join(projectRoot, file), 'utf8').includes("import '../words/node/speak.ts';");

test('nothing is worded before the reader is known', () => {
  // Commands begin with `runCommand`, which has the language.
  const early = trees
    .filter(({ file }) => !file.startsWith('scripts/') && !knowsReader(file))
    .flatMap(({ file, nodes }) =>
      nodes.flatMap(([node, around]) =>
        node.type === 'CallExpression' &&
        ['t', 'tPieces', 'worded'].includes(node.callee.name) &&
        !around.some(({ type }) => /Function|Class/.test(type))
          ? [
              `${file}: ${readFileSync(join(projectRoot, file), 'utf8').slice(node.start, node.start + 40)}`,
            ]
          : [],
      ),
    );
  expect(early).toEqual([]);
});

/** Letters of Portuguese, or small words of it between others. */
const IS_PORTUGUESE =
  /[áàâãéêíóôõúç]|(?<=\p{L} |^)(de|do|da|dos|das|em|no|na|um|uma|para|que|com|os|as|ao|foi|este|esta)(?= \p{L})/iu;
/** Two words, the second of which begins small. */
const HAS_WORDS = /\p{L}{2,}[,:;]? \p{Ll}{2,}/u;
/** Attributes that a person reads. */
const READ = ['label', 'title', 'aria-label', 'placeholder', 'helperText', 'help', 'alt', 'name'];
/** What shows a text to a person. */
const SHOWS = ['UserError', 'CannotEdit', 'CannotRun', 'HttpError', 'ApiError', 'notify', 'say'];

function isSentence(node: Node, around: readonly Node[]): boolean {
  if (node.type === 'JSXText') return /\p{L}{2}/u.test(node.value);
  const text =
    node.type === 'Literal' && typeof node.value === 'string'
      ? node.value
      : node.type === 'TemplateElement'
        ? String(node.value.cooked)
        : '';
  if (IS_PORTUGUESE.test(text)) return true;
  const outside = around.filter(({ type }) => type !== 'TemplateLiteral').at(-1);
  if (outside?.type === 'JSXAttribute' && READ.includes(outside.name.name))
    return /^\p{Lu}?\p{Ll}+/u.test(text) && /\p{Lu}| /u.test(text);
  const isShown =
    (outside?.type === 'NewExpression' || outside?.type === 'CallExpression') &&
    (SHOWS.includes(outside.callee.name) || outside.callee.object?.name === 'console');
  return isShown && HAS_WORDS.test(text);
}

test('no sentence stands in code', () => {
  const found = trees.flatMap(({ file, nodes }) =>
    nodes
      .filter(([node, around]) => isSentence(node, around))
      .map(([node]) => `${file}: ${String(node.value?.cooked ?? node.value).trim()}`),
  );
  const others = found.filter((line) => !NO_SENTENCES.some((known) => line.startsWith(known)));
  expect(others).toEqual([]);
});
