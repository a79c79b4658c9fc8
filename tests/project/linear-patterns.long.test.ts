/** A text may be of any length: no pattern takes more time than the text is long, or one text would hold the server. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';
import { projectRoot } from '../../src/node/project.ts';

const LENGTH = 100_000;

/** Of each class of characters one, and what patterns begin or go on with. */
const RUNS = [
  ...['a', '1', ' ', '\n', '\t', '-', '_', '.', '/', '\\', '"', "'", '`', '<', '&', '*', '[', ']'],
  ...['(', '{', '@', '#', ':', ',', '=', '+', 'é', '“', '‹'],
  ...['[a](', '](', '<!--', '<a ', '**a', '${', 'a@a.', '- a\n', '=======\n', 'a, ', '://'],
].map((run) => run.repeat(LENGTH / run.length));

/** As they are, and between characters at which most patterns stop. */
const TEXTS = RUNS.flatMap((run) => [run, `x${run}\u0001x`]);

/** A linear pattern takes a millisecond, one that is not many seconds. */
const TIMEOUT = 3_000;

function patternsIn(file: string): RegExp[] {
  const found: RegExp[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node && node.regex) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push(new RegExp(pattern, flags));
    }
    Object.values(node).forEach(walk);
  };
  walk(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

/** Only what repeats without end can take long. */
const repeats = ({ source }: RegExp) => /[*+]|,\}/.test(source);

/** The text on which a pattern takes too long, shortened. */
function slowOn(pattern: RegExp): string | undefined {
  const all = pattern.sticky
    ? pattern
    : new RegExp(pattern.source, `g${pattern.flags.replace('g', '')}`);
  const context = createContext({ all, text: '' });
  return TEXTS.find((text) => {
    context.text = text;
    try {
      runInContext('text.replace(all, "")', context, { timeout: TIMEOUT });
      return false;
    } catch {
      return true;
    }
  })?.slice(0, 20);
}

/** What meets no content. */
const OTHERS = [
  'src/app/boot/boot.ts', // an address that the browser had opened
  'src/ui/data/page-data-url.ts', // the same
  'src/app/prerender/styles.ts', // styles of ours
  'src/build/search/page-texts.ts', // HTML as React writes it
  'src/commands/new-site/site-files.ts', // templates of ours
];

const files = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
  .map((name) => `src/${name}`)
  .filter((file) => !OTHERS.some((other) => file.startsWith(other)));
const patterns = new Map(
  files.flatMap((file) =>
    patternsIn(join(projectRoot, file))
      .filter(repeats)
      .map((pattern) => [String(pattern), { file, pattern }]),
  ),
);

it.each([...patterns.values()])(
  '$file: $pattern',
  ({ pattern }) => {
    expect(slowOn(pattern)).toBeUndefined();
  },
  60_000,
);
