import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { diskFiles } from '../node/disk-files.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { lineIndex } from '../read/json/positions.ts';
import { formatText } from '../report/text.ts';
import { createFixture, VALID } from '../testing/fixture.ts';

const FILES = [
  'site-config/pages/sobre.json',
  'site-config/pages/inicio.json',
  'site-config/forms/contato.json',
  'site-config/redirects.json',
  'site-config/collections/partners.json',
];

const fixture = createFixture();
const load = createSiteConfigLoader(fixture.root);
afterAll(fixture.remove);

/** Whatever stands in a file, loading answers, and every place is inside the file. */
function holds(file: string, content: string | Uint8Array): void {
  fixture.write({ [file]: content });
  let loaded: ReturnType<typeof load>;
  try {
    loaded = load();
  } finally {
    fixture.restore({ [file]: content });
  }
  const { problems, config } = loaded;
  expect(config === undefined).toBe(problems.some(({ severity }) => severity === 'error'));
  const text = Buffer.from(content as string)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  const last = lineIndex(text)(text.length);
  const lines = text.split(/\r\n|\n|\r/);
  for (const problem of problems.filter((found) => found.file === file)) {
    expect(problem.line).toBeGreaterThanOrEqual(1);
    expect(problem.line).toBeLessThanOrEqual(last.line);
    expect(problem.column).toBeGreaterThanOrEqual(1);
    expect(problem.column).toBeLessThanOrEqual((lines[problem.line - 1]?.length ?? 0) + 1);
  }
  formatText(problems, { files: diskFiles(fixture.root) });
}

type Parent = Record<string, unknown>;

const nodesIn = (parent: Parent): [Parent, string][] =>
  Object.entries(parent).flatMap(([key, child]) => [
    [parent, key],
    ...(typeof child === 'object' && child !== null ? nodesIn(child as Parent) : []),
  ]);

const file = fc.constantFrom(...FILES);
const FRAGMENTS = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
  '\n',
  '“',
  "'",
  '//',
  '/*',
  'null',
  '0',
  '-',
  '\0',
  '\ud800',
  '\ufeff',
  '__proto__',
  `\${A}`,
  '#',
  '**',
  '](',
  '\u2028',
];
const edit = fc.record({
  at: fc.nat(),
  remove: fc.nat({ max: 30 }),
  insert: fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ maxLength: 5 }), fc.constant('')),
});
const time = { interruptAfterTimeLimit: 1200, numRuns: 400 };

describe('the loader', () => {
  it('survives any edit of a text', () => {
    fc.assert(
      fc.property(file, fc.array(edit, { minLength: 1, maxLength: 3 }), (name, edits) => {
        let text = JSON.stringify(VALID[name], null, 2);
        for (const { at, remove, insert } of edits) {
          const start = at % (text.length + 1);
          text = text.slice(0, start) + insert + text.slice(start + remove);
        }
        holds(name, text);
      }),
      time,
    );
  });

  it('survives any JSON value at any position', () => {
    fc.assert(
      fc.property(file, fc.nat(), fc.jsonValue({ maxDepth: 4 }), (name, index, value) => {
        const whole = structuredClone(VALID[name]) as Parent;
        const places = nodesIn(whole);
        const [parent, key] = places[index % places.length] ?? [whole, 'x'];
        parent[key] = value;
        holds(name, JSON.stringify(whole));
      }),
      time,
    );
  });

  it('survives an object without a string conversion at every position', () => {
    for (const name of Object.keys(VALID).filter((file) => file.startsWith('site-config/')))
      for (let index = 0; index < nodesIn(VALID[name] as Parent).length; index++) {
        const whole = structuredClone(VALID[name]) as Parent;
        const [parent, key] = nodesIn(whole)[index] ?? [whole, ''];
        parent[key] = { toString: 1 };
        holds(name, JSON.stringify(whole));
      }
  });

  it('survives any bytes', () => {
    fc.assert(fc.property(file, fc.uint8Array({ maxLength: 60 }), holds), time);
  });
});
