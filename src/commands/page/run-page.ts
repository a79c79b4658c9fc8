import { CannotEdit } from '../../content/edit/file-change.ts';
import type { Match } from '../../content/edit/replaced.ts';
import { TEMPLATES, templateName } from '../../content/edit/templates.ts';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { templatesFor } from '../../content/node/templates.ts';
import { undoUnfinished, writeChanges } from '../../content/node/write-changes.ts';
import { type LinkUse, spotOf } from '../../content/read/site/link-uses.ts';
import { msg, quoted } from '../../words/message.ts';
import { t, worded } from '../../words/reader.ts';
import { UserError } from '../../words/user-error.ts';
import { languages } from '../read-options.ts';
import { schemasInWords } from '../schemas-in-words.ts';
import { showChanges } from '../show-changes.ts';
import type { Asker } from './asker.ts';
import { askForWords, type Prepared, planners } from './planners.ts';
import { type Command, readArguments, type Typed } from './read-arguments.ts';
import { refuseOutside } from './refuse-outside.ts';
import { found, planned, refused } from './results.ts';
import { jsonText, showTarget } from './show-target.ts';

const HELP = msg('commands/page:help', {
  languages,
  templates: { list: Object.keys(TEMPLATES).map(templateName), last: 'or' },
});

interface PageRun {
  args: readonly string[];
  /** The folder that holds site-config/ and public/. */
  root: string;
  ask: Asker;
  say: (text: string) => void;
  /** ANSI colours, for a terminal. */
  colors: boolean;
}

/** Throws CannotEdit or CannotRun when nothing was done. */
export async function runPage(run: PageRun): Promise<void> {
  const typed = readArguments(run.args);
  try {
    await runTyped(typed, run);
  } catch (error) {
    if (typed.isJson && error instanceof UserError) run.say(jsonText(refused(error)));
    throw error;
  }
}

async function runTyped(typed: Typed, run: PageRun): Promise<void> {
  const { root, ask, say } = run;
  if (typed.help) return say(worded(HELP));
  const undone = undoUnfinished(root);
  if (undone.length > 0 && !typed.isJson)
    say(`${t('commands/page:undone', { files: undone.join(', ') })}\n`);

  const load = createSiteConfigLoader(root);
  const command = typed.command ?? (await askForCommand(ask));
  const source = () => schemasInWords(root);
  if (command === 'show') return say(showTarget(load(), source(), typed));
  if (command === 'find') {
    const words = typed.words ?? (await askForWords(ask, msg('commands/page:usage-find')));
    const texts = found(load().site, source(), words, typed);
    return say(typed.isJson ? jsonText(texts) : showFound(texts, words));
  }
  const templates = templatesFor(root);
  const prepared = await planners[command](typed, ask, { load, source, templates });
  if (command === 'set') refuseOutside(root, prepared.plan.changes);
  return typed.isJson ? carryOutForProgram(prepared, typed, run) : carryOut(prepared, typed, run);
}

async function carryOut(
  { plan, redirect = true, title, done }: Prepared,
  { yes }: Typed,
  { root, ask, say, colors }: PageRun,
): Promise<void> {
  say(`\n${worded(title)}\n\n${showChanges(plan.changes, { colors })}`);
  if (plan.left.length > 0) say(toDecide(plan.left, redirect));
  if (!yes && !(await ask.confirm(msg('commands/page:confirm'))))
    throw new CannotEdit(msg('commands/page:nothing-done'));
  writeChanges(root, plan.changes);
  say(t('commands/page:done', { what: done }));
}

/** A program is not asked: without `--yes` it is told what would change. */
function carryOutForProgram({ plan }: Prepared, { yes }: Typed, { root, say }: PageRun): void {
  if (yes) writeChanges(root, plan.changes);
  say(jsonText(planned(plan, yes)));
}

const askForCommand = (ask: Asker): Promise<Command> =>
  ask.choose({
    question: msg('commands/page:what-to-do'),
    options: [
      { value: 'new', label: msg('commands/page:do-new') },
      { value: 'move', label: msg('commands/page:do-move') },
      { value: 'remove', label: msg('commands/page:do-remove') },
      { value: 'find', label: msg('commands/page:do-find') },
      { value: 'replace', label: msg('commands/page:do-replace') },
      { value: 'show', label: msg('commands/page:do-show') },
    ],
    instead: msg('commands/page:say-what', { help: HELP }),
  }) as Promise<Command>;

const toDecide = (left: readonly LinkUse[], redirect: boolean) =>
  [
    t(redirect ? 'commands/page:left' : 'commands/page:left-without-redirect'),
    ...left.map((use) => `  ${spotOf(use)}  ${use.link.value}`),
    '',
  ].join('\n');

/** Letters on each side of what was found. */
const AROUND = 40;

/** The texts that hold some words: file and line, what the place is called, and the words among others. */
function showFound({ texts }: ReturnType<typeof found>, words: string): string {
  if (texts.length === 0) return t('commands/page:not-found', { words: quoted(words) });
  const lines = texts.flatMap(({ file, title, line, label, ...text }, index) => [
    ...(texts[index - 1]?.file === file ? [] : ['', title]),
    `  ${file}:${line}  ${label}`,
    `    ${excerpt(text)}`,
  ]);
  const files = new Set(texts.map(({ file }) => file)).size;
  return [...lines, '', t('commands/page:found', { texts: texts.length, files })].join('\n');
}

function excerpt({ text, matches }: { text: string; matches: readonly Match[] }): string {
  const { start = 0, end = 0 } = matches[0] ?? {};
  const from = Math.max(0, start - AROUND);
  const to = end + AROUND;
  return `${from > 0 ? '…' : ''}${oneLine(text.slice(from, to))}${to < text.length ? '…' : ''}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
