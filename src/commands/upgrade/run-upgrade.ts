import { draftsOf } from '../../content/edit/file-change.ts';
import {
  type Decision,
  SITE_FILE,
  upgradeSite,
  versionOf,
} from '../../content/edit/upgrade-site.ts';
import { CannotRun } from '../../content/index.ts';
import { diskFiles } from '../../content/node/disk-files.ts';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { writeChanges } from '../../content/node/write-changes.ts';
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
  const { dry, format } = optionsOf(args);
  const load = createSiteConfigLoader(root); // refuses a folder without a site, and undoes an edit that was cut off
  const texts = readableTexts(root);
  const from = versionIn(texts);
  const { titles, changes, decisions } = upgradeSite(texts, from);
  if (!dry) writeChanges(root, changes);
  const drafts = draftsOf(changes);
  const left = decisions.map((decision) => placed(decision, new Map([...texts, ...drafts])));
  const { problems } = load(drafts);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const values = { from, to: SCHEMA_VERSION };
  const files = changes.map(({ file }) => file);
  if (format === 'json') say(JSON.stringify({ ...values, dry, files, left, errors }, null, 2));
  else if (from === SCHEMA_VERSION) say(t('commands/upgrade:current', values));
  else
    say(
      [
        `${t('commands/upgrade:title', values)}\n`,
        `${titles.map((title) => `  - ${worded(title)}`).join('\n')}\n`,
        showChanges(changes, { colors }),
        ...(left.length > 0 ? [`${t('commands/upgrade:decide')}\n`, ...left.map(asText)] : []),
        t(dry ? 'commands/upgrade:dry' : 'commands/upgrade:done', values),
        t(dry ? 'commands/upgrade:errors-then' : 'commands/upgrade:errors', { count: errors }),
      ].join('\n'),
    );
}

function optionsOf(args: string[]) {
  const { values } = readOptions({
    name: 'npm run upgrade',
    help: msg('commands/upgrade:help', { languages }),
    args,
    options: {
      ...SITE,
      dry: { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
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

/** What is left to a person, and the line that it is at afterwards. */
interface Left {
  file: string;
  line: number;
  pointer: string;
  what: string;
}

const asText = ({ file, line, pointer, what }: Left) =>
  `  ${file}:${line}  ${pointer}\n    ${what}\n`;

function placed(
  { file, pointer, what }: Decision,
  texts: ReadonlyMap<string, string | undefined>,
): Left {
  const { line } = locator(file, texts.get(file) ?? '')({ code: '', message: '', pointer });
  return { file, line, pointer, what: worded(what) };
}
