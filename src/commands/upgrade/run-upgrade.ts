import {
  type Decision,
  SITE_FILE,
  upgradeSite,
  versionOf,
} from '../../content/edit/upgrade-site.ts';
import { CannotRun } from '../../content/index.ts';
import { diskFiles } from '../../content/node/disk-files.ts';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { undoUnfinished, writeChanges } from '../../content/node/write-changes.ts';
import { locator } from '../../content/read/site/locator.ts';
import { formatErrors } from '../../content/report/text.ts';
import { SCHEMA_VERSION } from '../../migrations/schema-version.gen.ts';
import { msg, quoted } from '../../words/message.ts';
import { t, worded } from '../../words/reader.ts';
import { UserError } from '../../words/user-error.ts';
import { languages, readOptions, SITE } from '../read-options.ts';
import { showChanges } from '../show-changes.ts';
import { siteTexts } from './site-texts.ts';

interface UpgradeRun {
  args: string[];
  /** The folder that holds site-config/ and public/. */
  root: string;
  say: (text: string) => void;
  /** ANSI colours, for a terminal. */
  colors: boolean;
}

/** Throws a UserError when nothing was done. */
export function runUpgrade({ args, root, say, colors }: UpgradeRun): void {
  const { dry, format, help } = optionsOf(args);
  if (help) return say(worded(msg('commands/upgrade:help', { languages })));
  const load = createSiteConfigLoader(root); // refuses a folder without a site
  undoUnfinished(root);
  const texts = readableTexts(root);
  const from = versionIn(texts);
  const upgrade = upgradeSite(texts, from);
  const { titles, changes } = upgrade;
  if (!dry && from < SCHEMA_VERSION) writeChanges(root, changes);
  const after = new Map(texts);
  for (const { file, after: text = '' } of changes) after.set(file, text);
  const left = upgrade.decisions.map((decision) => placed(decision, after));
  const errors = load(
    new Map(changes.map((change) => [change.file, change.after])),
  ).problems.filter(({ severity }) => severity === 'error').length;
  if (format === 'json') {
    const { length: files } = changes;
    return say(
      JSON.stringify(
        {
          from,
          to: SCHEMA_VERSION,
          dry,
          files,
          changed: changes.map(({ file }) => file),
          left,
          errors,
        },
        null,
        2,
      ),
    );
  }
  const values = { from, to: SCHEMA_VERSION };
  if (from === SCHEMA_VERSION) return say(t('commands/upgrade:current', values));
  say(`${t('commands/upgrade:title', values)}\n`);
  say(`${titles.map((title) => `  - ${worded(title)}`).join('\n')}\n`);
  say(showChanges(changes, { colors }));
  if (left.length > 0) say(`${t('commands/upgrade:decide')}\n`);
  for (const { file, line, pointer, what } of left)
    say(`  ${file}:${line}  ${pointer}\n    ${what}\n`);
  say(t(dry ? 'commands/upgrade:dry' : 'commands/upgrade:done', values));
  say(
    errors > 0 ? t('commands/upgrade:errors', { count: errors }) : t('commands/upgrade:no-errors'),
  );
}

function optionsOf(args: string[]) {
  const { values } = readOptions({
    name: 'npm run upgrade',
    args,
    options: {
      ...SITE,
      dry: { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (!/^(text|json)$/.test(values.format))
    throw new UserError(msg('commands/upgrade:unknown-format', { format: quoted(values.format) }));
  return values;
}

function readableTexts(root: string): Map<string, string> {
  const files = diskFiles(root);
  const { texts, problems } = siteTexts(files);
  if (problems.length > 0)
    throw new UserError([
      msg('commands/upgrade:unreadable'),
      `\n\n${formatErrors(problems, files)}`,
    ]);
  return texts;
}

/** Throws a UserError if the site is of no number that can be upgraded. */
function versionIn(texts: ReadonlyMap<string, string>): number {
  const text = texts.get(SITE_FILE);
  if (text === undefined)
    throw new CannotRun(msg('commands/upgrade:no-site-file', { file: SITE_FILE }));
  const from = versionOf(JSON.parse(text));
  if (from === undefined)
    throw new UserError(msg('commands/upgrade:no-number', { file: SITE_FILE }));
  if (from > SCHEMA_VERSION)
    throw new UserError(msg('commands/upgrade:newer', { from, to: SCHEMA_VERSION }));
  return from;
}

/** With the line that it is at now. */
function placed({ file, pointer, what }: Decision, texts: ReadonlyMap<string, string>) {
  const { line } = locator(file, texts.get(file) ?? '')({ code: '', message: '', pointer });
  return { file, line, pointer, what: worded(what) };
}
