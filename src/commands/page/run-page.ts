import type { SchemaSource } from '../../content/edit/editor-schemas/schema-source.ts';
import { CannotEdit } from '../../content/edit/file-change.ts';
import { fileTitle } from '../../content/edit/labels/file-title.ts';
import { pointerLabel } from '../../content/edit/labels/pointer-label.ts';
import { type FoundText, findTexts, textAsRead } from '../../content/edit/texts.ts';
import { readSchemas } from '../../content/node/read-schemas.ts';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { templatesFor } from '../../content/node/templates.ts';
import { undoUnfinished, writeChanges } from '../../content/node/write-changes.ts';
import { type LinkUse, spotOf } from '../../content/read/site/link-uses.ts';
import type { Site } from '../../content/read/site/site.ts';
import { constantText, localizedSchemas } from '../../words/localized-schema.ts';
import { msg, quoted } from '../../words/message.ts';
import { readableSchemaTexts } from '../../words/node/catalogues.ts';
import { currentWords, t, worded } from '../../words/reader.ts';
import { languages } from '../read-options.ts';
import { showChanges } from '../show-changes.ts';
import type { Asker } from './asker.ts';
import { askForWords, planners } from './planners.ts';
import { type Command, readArguments } from './read-arguments.ts';

const HELP = msg('commands/page:help', { languages });

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
export async function runPage({ args, root, ask, say, colors }: PageRun): Promise<void> {
  const typed = readArguments(args);
  if (typed.help) return say(worded(HELP));
  const undone = undoUnfinished(root);
  if (undone.length > 0) say(`${t('commands/page:undone', { files: undone.join(', ') })}\n`);

  const load = createSiteConfigLoader(root);
  const command = typed.command ?? (await askForCommand(ask));
  const texts = readableSchemaTexts(currentWords()?.language ?? 'en', root);
  const source = () =>
    readSchemas(root, (files) => localizedSchemas(files, texts), constantText(texts));
  if (command === 'find') {
    const words = typed.words ?? (await askForWords(ask, msg('commands/page:usage-find')));
    return say(showFound(load().site, source(), words));
  }
  const { plan, title, done } = await planners[command](typed, ask, {
    load,
    source,
    templates: templatesFor(root),
  });
  say(`\n${worded(title)}\n\n${showChanges(plan.changes, { colors })}`);
  if (plan.left.length > 0) say(toDecide(plan.left));
  if (!typed.yes && !(await ask.confirm(msg('commands/page:confirm'))))
    throw new CannotEdit(msg('commands/page:nothing-done'));
  writeChanges(root, plan.changes);
  say(t('commands/page:done', { what: done }));
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
    ],
    instead: msg('commands/page:say-what', { help: HELP }),
  }) as Promise<Command>;

const toDecide = (left: readonly LinkUse[]) =>
  [t('commands/page:left'), ...left.map((use) => `  ${spotOf(use)}  ${use.link.value}`), ''].join(
    '\n',
  );

/** Letters on each side of what was found. */
const AROUND = 40;

/** The texts that hold some words: file and line, what the place is called, and the words among others. */
export function showFound(site: Site, source: SchemaSource, words: string): string {
  const found = findTexts(site, source, words);
  if (found.length === 0) return t('commands/page:not-found', { words: quoted(words) });
  const titles = { schemaTitles: titlesOf(source) };
  const lines = found.flatMap(({ entry, pointer, ...text }, index) => {
    const isNewFile = found[index - 1]?.entry !== entry;
    const { line } = entry.locate({ code: '', message: '', pointer });
    const label = worded(pointerLabel(source, entry.schema, entry.value, pointer));
    return [
      ...(isNewFile ? ['', worded(fileTitle(titles, entry, site))] : []),
      `  ${entry.file}:${line}  ${label}`,
      `    ${excerpt(textAsRead(text))}`,
    ];
  });
  const files = new Set(found.map(({ entry }) => entry)).size;
  return [...lines, '', t('commands/page:found', { texts: found.length, files })].join('\n');
}

function excerpt({ text, matches }: Pick<FoundText, 'text' | 'matches'>): string {
  const { start = 0, end = 0 } = matches[0] ?? {};
  const from = Math.max(0, start - AROUND);
  const to = end + AROUND;
  return `${from > 0 ? '…' : ''}${oneLine(text.slice(from, to))}${to < text.length ? '…' : ''}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const titlesOf = ({ files }: SchemaSource) =>
  new Map([...files].map(([id, { title }]) => [id, String(title)]));
