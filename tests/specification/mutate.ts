/**
 * `--mutate`: makes each edit that a statement names, in a copy of the project, and runs the trials of
 * that statement alone. An edit is noticed when they fail. Edits that cannot disturb each other share a
 * build.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createSiteConfigLoader } from '../../src/content/node/site-config-loader.ts';
import { cacheDir, projectRoot } from '../../src/node/project.ts';
import { worded } from '../../src/words/reader.ts';
import { chapters } from './chapters/index.ts';
import { type Edit, make } from './edits.ts';
import { CASES } from './look.ts';
import { RESULTS, type Results, readResults } from './site.ts';

const copy = join(cacheDir, 'specification-edited');

interface Mutation {
  edit: Edit;
  /** The statements that it breaks. */
  ids: string[];
}

interface Outcome {
  id: string;
  edit: Edit;
  /** Absent where the edit was noticed. */
  problem?: string;
}

/** `first`: the number of the build to begin with, from 1. Returns the exit code. */
export function mutate(only: string[], first: number): number {
  copyProject();
  const batches = batchesOf(mutationsOf(only));
  const outcomes: Outcome[] = [];
  const begun = Date.now();
  console.log(`${batches.flat().length} edits, in ${batches.length} builds`);
  for (const [index, batch] of batches.entries()) {
    if (index + 1 < first) continue;
    const found = tryBatch(batch);
    outcomes.push(...found);
    const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
    const bad = found.filter(({ problem }) => problem);
    console.log(
      `${index + 1} of ${batches.length}, ${minutes} min: ${found.length} edits, ${bad.length} unnoticed`,
    );
    for (const one of bad) console.log(describe(one));
  }
  const bad = outcomes.filter(({ problem }) => problem);
  if (bad.length) console.log(`\nNot noticed:\n${bad.map(describe).join('\n')}`);
  const statements = new Set(outcomes.map(({ id }) => id)).size;
  console.log(
    `\n${outcomes.length} edits of ${statements} statements: ` +
      `${outcomes.length - bad.length} noticed, ${bad.length} not`,
  );
  return bad.length ? 1 : 0;
}

const describe = ({ id, edit, problem }: Outcome) =>
  `  ${id.padEnd(7)} ${edit.file}: ${edit.what}\n          ${problem}`;

/** Every edit once, with all the statements that name it. */
function mutationsOf(only: string[]): Mutation[] {
  const found = new Map<string, Mutation>();
  for (const statement of chapters.flat()) {
    if (!('breaks' in statement)) continue;
    const { id } = statement;
    if (only.length && !only.some((one) => id === one || id.startsWith(`${one}.`))) continue;
    for (const edit of statement.breaks) {
      const key = `${edit.file} ${edit.what}`;
      const mutation = found.get(key) ?? { edit, ids: [] };
      found.set(key, { edit, ids: [...mutation.ids, id] });
    }
  }
  return [...found.values()];
}

/** Edits of a kind share builds: what changes all pages is not made together with what changes one. */
function kindOf({ file }: Edit): string {
  if (file === 'site-config') return 'addresses';
  if (!file.startsWith('site-config/')) return 'code';
  return file.startsWith('site-config/pages/') ? 'pages' : 'shared';
}

/** The page that an edit changes, where it is one. */
function pageOf({ file, part }: Edit): string | undefined {
  if (file === 'site-config/collections/cases.json')
    return CASES.find((path) => path === `/case-${part?.split('/')[0]}`);
  // That page is shown at every address that does not exist.
  if (!file.startsWith('site-config/pages/') || file.endsWith('/404.json')) return undefined;
  return JSON.parse(readFileSync(join(projectRoot, file), 'utf8')).path;
}

/** Whether one of two edits may be taken for the other. */
function clash(one: Mutation, other: Mutation): boolean {
  const pages = [pageOf(one.edit), pageOf(other.edit)];
  const areApart = pages[0] && pages[1] && pages[0] !== pages[1];
  if (!areApart && one.ids.some((id) => other.ids.includes(id))) return true;
  const [{ file, part }, { file: otherFile, part: otherPart }] = [one.edit, other.edit];
  if (file === 'site-config' || file !== otherFile) return false;
  // In code, what one edit looks for may be what another has changed.
  if (!file.startsWith('site-config/') || !part || !otherPart) return true;
  return `${part}/`.startsWith(`${otherPart}/`) || `${otherPart}/`.startsWith(`${part}/`);
}

/** More would be more likely to disturb each other. */
const MOST = 60;

function batchesOf(mutations: Mutation[]): Mutation[][] {
  const batches: Mutation[][] = [];
  for (const mutation of mutations) {
    const kind = kindOf(mutation.edit);
    const free = batches.find(
      (batch) =>
        batch.length < MOST &&
        batch.every((other) => kindOf(other.edit) === kind && !clash(mutation, other)),
    );
    if (free) free.push(mutation);
    else batches.push([mutation]);
  }
  return batches;
}

function tryBatch(batch: Mutation[]): Outcome[] {
  const made: Mutation[] = [];
  const outcomes: Outcome[] = [];
  const fail = ({ edit, ids }: Mutation, problem: string) =>
    outcomes.push(...ids.map((id) => ({ id, edit, problem })));
  for (const mutation of batch) {
    const { edit } = mutation;
    let undo = () => {};
    try {
      undo = keep(edit.file);
      make(copy, edit);
      const refused = whyRefused(edit);
      if (!refused) {
        made.push(mutation);
        continue;
      }
      fail(mutation, `is refused by the validator: ${refused}`);
    } catch (error) {
      fail(mutation, `cannot be made: ${(error as Error).message}`);
    }
    undo();
  }
  try {
    outcomes.push(...outcomesOf(made));
  } finally {
    for (const { edit } of made) restore(edit.file);
  }
  return outcomes;
}

let load: ReturnType<typeof createSiteConfigLoader> | undefined;

/** An edit that no build lets through breaks nothing. */
function whyRefused({ file }: Edit): string | undefined {
  if (!file.startsWith('site-config')) return undefined;
  load ??= createSiteConfigLoader(copy);
  const { config, problems } = load();
  const [first] = problems.filter(({ severity }) => severity === 'error');
  return config ? undefined : worded(first?.message);
}

function outcomesOf(made: Mutation[]): Outcome[] {
  if (!made.length) return [];
  const results = runTrials(made.flatMap(({ ids }) => ids));
  // One of them keeps the site from being built: it is found by halves.
  if (!results && made.length > 1) {
    for (const { edit } of made) restore(edit.file);
    const middle = made.length / 2;
    return [made.slice(0, middle), made.slice(middle)].flatMap(tryBatch);
  }
  return made.flatMap(({ edit, ids }) =>
    ids.map((id) => {
      if (!results) return { id, edit, problem: 'the site could not be built or served' };
      if (!results.tried.includes(id)) return { id, edit, problem: 'was not tried' };
      const page = pageOf(edit);
      const isNoticed = results.failures[id]?.some(
        ({ scene }) => !page || !scene.startsWith('/') || scene === page,
      );
      return isNoticed ? { id, edit } : { id, edit, problem: 'was not noticed' };
    }),
  );
}

/** Undefined where the site could not be built or served. */
function runTrials(ids: string[]): Results | undefined {
  rmSync(RESULTS.replace(projectRoot, copy), { force: true });
  spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'tests/specification/main.ts', '--quiet', ...new Set(ids)],
    { cwd: copy, stdio: ['ignore', 'ignore', 'ignore'] },
  );
  return existsSync(RESULTS.replace(projectRoot, copy)) ? readResults(copy) : undefined;
}

/** How to put back what an edit is about to change. */
function keep(file: string): () => void {
  const path = join(copy, file);
  const kept = join(copy, '.cache/kept');
  rmSync(kept, { recursive: true, force: true });
  cpSync(path, kept, { recursive: true });
  return () => cpSync(kept, path, { recursive: true });
}

const restore = (file: string) =>
  cpSync(join(projectRoot, file), join(copy, file), { recursive: true });

/** What git knows of, and what is new; the libraries are shared. */
function copyProject(): void {
  const caches = join(copy, '.cache');
  for (const part of existsSync(copy)
    ? execFileSync('ls', ['-A', copy]).toString().split('\n')
    : [])
    if (part && join(copy, part) !== caches) rmSync(join(copy, part), { recursive: true });
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((one) => one && existsSync(join(projectRoot, one)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(copy, file), { preserveTimestamps: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'), 'junction');
}
