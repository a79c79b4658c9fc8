import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffLines } from 'diff';
import { describe, expect, it } from 'vitest';
import type { Json, JsonMap } from '../../lib/json.ts';
import { projectRoot } from '../../node/project.ts';
import { formatJson } from './format-json.ts';
import { minimalText, wholeText } from './write-json.ts';

const SITES = ['tests/fixture-site', 'examples/pottery'];
const files = SITES.flatMap((site) =>
  readdirSync(join(projectRoot, site, 'site-config'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(projectRoot, site, 'site-config', name)),
);
const FILE = 'site-config/pages/sobre.json';
const SOBRE = readFileSync(join(projectRoot, 'tests/fixture-site', FILE), 'utf8');

/** The page `sobre` with another value. */
// biome-ignore lint/suspicious/noExplicitAny: a page as the test knows it
function changed(change: (page: any) => void) {
  const text = SOBRE;
  const value = JSON.parse(text);
  change(value);
  const after = minimalText(text, value, FILE);
  expect(JSON.parse(after)).toEqual(value);
  const parts = diffLines(text, after);
  const of = (kind: 'added' | 'removed') =>
    parts.filter((part) => part[kind]).flatMap(({ value }) => value.replace(/\n$/, '').split('\n'));
  return { after, added: of('added'), removed: of('removed') };
}

describe('minimalText', () => {
  it.each(files)('%s is unchanged if nothing changed', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(minimalText(text, JSON.parse(text), file)).toBe(text);
  });

  it('a changed text changes one line', () => {
    const { added, removed } = changed((page) => {
      page.meta.description = 'Outra descrição da página.';
    });
    expect(added).toEqual(['    "description": "Outra descrição da página.",']);
    expect(removed).toHaveLength(1);
  });

  it('a moved section changes only its own lines', () => {
    const { added, removed } = changed(({ sections }) => sections.push(sections.shift()));
    // All that went is what came, but for the comma after it.
    const bare = (lines: string[]) => lines.map((line) => line.replace(/,$/, '')).sort();
    expect(bare(added)).toEqual(bare(removed));
    expect(added.length).toBeLessThan(
      JSON.stringify(JSON.parse(SOBRE).sections[0], null, 2).split('\n').length + 3,
    );
  });

  it('a removed section leaves the others unchanged', () => {
    const { added, removed } = changed(({ sections }) => sections.splice(1, 1));
    expect(added).toEqual([]);
    expect(removed.join()).toContain('"type": "prose"');
    expect(removed.join()).not.toContain('"card-grid"');
  });

  it('new parts are formatted like the formatter does', () => {
    const { after } = changed(({ sections }) => {
      sections.splice(1, 0, { type: 'prose', blocks: [{ paragraphs: ['Um', 'dois'] }] });
      sections[0].text = 'x'.repeat(200);
      sections[0].actions = [{ label: 'Vá', to: '/' }];
    });
    expect(formatJson(after)).toBe(after);
    expect(after).toContain('"paragraphs": ["Um", "dois"]');
  });

  it('keys keep their order; a new key follows its predecessor', () => {
    const { after } = changed((page) => {
      page.meta = { keywords: page.meta.keywords, author: 'Ana', ...page.meta };
    });
    const keys = Object.keys(JSON.parse(after).meta);
    expect(keys.filter((key) => key !== 'author')).toEqual(Object.keys(JSON.parse(SOBRE).meta));
    expect(keys.indexOf('author')).toBe(keys.indexOf('keywords') + 1);
  });

  it('unusual notation is kept', () => {
    const text = '{\n  "a": 1.50,\n  "b": "\\u00e9 \\/",\n  "\\u0063": 1e3,\n  "d": 1\n}\n';
    const after = minimalText(text, { a: 1.5, b: 'é /', c: 1000, d: 2, e: null }, FILE);
    expect(after).toBe(text.replace('"d": 1', '"d": 2,\n  "e": null'));
  });

  it.each([
    ['Windows line endings', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a missing line break at the end', (text: string) => text.trimEnd()],
  ])('keeps %s', (_, as) => {
    const value = JSON.parse(SOBRE);
    value.sections[0].title = 'Outro título';
    const expected = SOBRE.replace(JSON.parse(SOBRE).sections[0].title, 'Outro título');
    expect(minimalText(as(SOBRE), value, FILE)).toBe(as(expected));
  });

  it('a file that is not formatted stays unformatted', () => {
    const text = '{ "path":"/a",\n     "sections": [ {"type":"hero",\n  "title":"A"} ] }\n';
    const value = { path: '/a', sections: [{ type: 'hero', title: 'B' }] };
    expect(minimalText(text, value, FILE)).toBe(text.replace('"A"', '"B"'));
  });

  it.each([
    ['{"a": 1,}', /não pode ser lido/],
    ['{"a": 1, "a": 2}', /não pode ser lido/],
    ['', /não pode ser lido/],
  ])('refuses to overwrite %j', (text, message) => {
    expect(() => minimalText(text, { a: 3 }, FILE)).toThrow(message);
  });
});

it('a new file is formatted like the formatter does', () => {
  const text = wholeText({ path: '/a', sections: [{ type: 'hero', list: ['a', 'b'] }] });
  expect(text).toBe(
    '{\n  "path": "/a",\n  "sections": [\n    {\n      "type": "hero",\n      "list": ["a", "b"]\n    }\n  ]\n}\n',
  );
});

/** A generator of numbers below `most`, the same in each run. */
function seeded(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** Something in a value is added, changed, moved or taken away. */
function edited(root: Json, next: (most: number) => number): Json {
  const value = structuredClone(root);
  const containers: (Json[] | JsonMap)[] = [];
  const collect = (one: Json) => {
    if (typeof one !== 'object' || one === null) return;
    containers.push(one);
    Object.values(one).forEach(collect);
  };
  collect(value);
  const at = containers[next(containers.length)];
  if (Array.isArray(at)) {
    const index = next(at.length + 1);
    const [taken] = next(2) === 0 ? at.splice(index, 1) : [];
    if (taken !== undefined && next(2) === 0) at.splice(next(at.length + 1), 0, taken);
    else if (taken === undefined) at.splice(index, 0, at[next(at.length)] ?? `Novo ${next(99)}`);
  } else if (at) {
    const keys = Object.keys(at);
    const key = keys[next(keys.length)];
    const dice = next(4);
    if (key === undefined || dice === 0) at[`campo${next(9)}`] = { text: `“${next(99)}”`, n: 1 };
    else if (dice === 1) delete at[key];
    else if (typeof at[key] === 'string') at[key] = `${at[key]} ${next(99)}`;
    else if (typeof at[key] === 'number') at[key] = next(999) / 10;
  }
  return value;
}

it('500 edits and their reversal leave each text unchanged', () => {
  const next = seeded(12);
  // The formatter takes its time to begin.
  const some = files.filter((_, at) => at % 12 === 0);
  const texts = some.map((file) => readFileSync(file, 'utf8'));
  const first: Json[] = texts.map((text) => JSON.parse(text));
  const last = [...first];
  for (let count = 0; count < 500; count += 1) {
    const at = next(last.length);
    last[at] = edited(last[at] ?? null, next);
  }
  for (const [at, text] of texts.entries()) {
    const written = minimalText(text, last[at] ?? null, FILE);
    expect(JSON.parse(written)).toEqual(last[at]);
    expect(minimalText(text, first[at] ?? null, FILE)).toBe(text);
    // Saved in between, what did not change is still as it was.
    const back = minimalText(written, first[at] ?? null, FILE);
    expect(JSON.parse(back)).toEqual(first[at]);
    const wasLaidOut = formatJson(text) === text;
    if (wasLaidOut) expect(formatJson(written)).toBe(written);
  }
});
