import { join } from 'node:path';
import { nextChange } from '../content/compile/next-change.ts';
import { fixProblems, isCertain } from '../content/edit/fix-problems.ts';
import { CannotRun, type Load, type SiteConfig } from '../content/index.ts';
import { diskFiles } from '../content/node/disk-files.ts';
import { createSiteConfigLoader } from '../content/node/site-config-loader.ts';
import { writeChanges } from '../content/node/write-changes.ts';
import { writeSiteValues } from '../content/node/write-site-values.ts';
import type { Site } from '../content/read/site/site.ts';
import { untranslated } from '../content/read/site/untranslated.ts';
import { nearest } from '../content/read/words/nearest.ts';
import { type ReportFormat, reports } from '../content/report/report.ts';
import { watchFolders } from '../node/watch-folders.ts';
import { msg, quoted } from '../words/message.ts';
import { didYouMean } from '../words/phrases.ts';
import { t, worded } from '../words/reader.ts';
import { UserError } from '../words/user-error.ts';
import { languages, readOptions, SITE } from './read-options.ts';
import { showChanges } from './show-changes.ts';

const HELP = msg('commands/validate:help', { languages });

interface Options {
  format: ReportFormat;
  fix: boolean;
  dryRun: boolean;
  watch: boolean;
  help: boolean;
}

function optionsOf(args: string[]): Options {
  try {
    const { values } = readOptions({
      name: 'npm run validate',
      args,
      options: {
        ...SITE,
        format: { type: 'string', default: 'text' },
        fix: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const { format, fix, 'dry-run': dryRun, watch, help } = values;
    if (!Object.hasOwn(reports, format))
      throw new UserError([
        msg('commands/validate:unknown-format', { format: quoted(format) }),
        didYouMean(nearest(format, Object.keys(reports))),
      ]);
    if ((dryRun && !fix) || (watch && fix))
      throw new UserError(msg('commands/validate:dry-run-or-watch'));
    return { format: format as ReportFormat, fix, dryRun, watch, help };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new CannotRun(msg('commands/options:with-help', { mistake: error.wording, help: HELP }));
  }
}

interface Command {
  args: string[];
  root: string;
  say: (text: string) => void;
  colors: boolean;
}

/** Says what is wrong and gives the exit code. */
export function runValidate({ args, root, say, colors }: Command): number {
  const { format, fix, dryRun, watch, help } = optionsOf(args);
  if (help) {
    say(worded(HELP));
    return 0;
  }
  const load = createSiteConfigLoader(root);
  const files = diskFiles(root);
  const check = () => {
    const { problems, config, site, remember } = load();
    remember();
    return { problems, config, site, report: reports[format](problems, { files, colors, config }) };
  };

  if (watch) {
    // The lines around the problems are for `.vscode/tasks.json`.
    const tell = () => {
      say(`${t('commands/validate:checking')}\n`);
      try {
        const { report, site } = check();
        say(report);
        writeSiteValues(site, root);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        say(`${worded(error.wording)}\n`); // what changes next is read again
      }
      say(`${t('commands/validate:waiting')}\n`);
    };
    watchFolders(
      ['site-config', 'public'].map((name) => join(root, name)),
      tell,
    );
    tell();
    return 0;
  }

  const done = fix ? fixed(load, { root, dryRun, colors }) : '';
  const { problems, config, site, report } = check();
  // A fix that would leave as much wrong is not offered: `--fix` would not make it.
  const fixable =
    format === 'text' && !fix && problems.some((problem) => isCertain(problem, problems));
  const count = fixable ? fixProblems(load).fixed.length : 0;
  say(format === 'text' ? done + report + coming(config, site) + offer(count) : report);
  return problems.some((problem) => problem.severity === 'error') ? 1 : 0;
}

interface Fixing {
  root: string;
  dryRun: boolean;
  colors: boolean;
}

/** Applies the certain fixes and prints them. */
function fixed(load: Load, { root, dryRun, colors }: Fixing): string {
  const { changes, fixed } = fixProblems(load);
  if (fixed.length === 0) return `${t('commands/validate:nothing-certain')}\n\n`;
  if (!dryRun) writeChanges(root, changes);
  const title = t(dryRun ? 'commands/validate:would-be-fixed' : 'commands/validate:fixed');
  const list = fixed.map(({ file, message }) => `  ${file}: ${worded(message)}`);
  return `${[title, ...list].join('\n')}\n\n${showChanges(changes, { colors })}\n`;
}

/** What is no problem: pages that are not translated, and what the calendar changes. */
const coming = (config: SiteConfig | undefined, { clock }: Site): string => {
  if (!config) return '';
  const told = [...untranslated(config), nextChange(config, clock)];
  return told.flatMap((each) => (each ? `${worded(each)}\n` : [])).join('');
};

const offer = (count: number): string =>
  count > 0 ? `${t('commands/validate:offer', { count })}\n` : '';
