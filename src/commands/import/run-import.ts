import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { undoUnfinished, writeChanges } from '../../content/node/write-changes.ts';
import { msg, quoted } from '../../words/message.ts';
import { t } from '../../words/reader.ts';
import { UserError } from '../../words/user-error.ts';
import { LIMITS } from './limits.ts';
import type { OldSite } from './old-site.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { type ImportArguments, readArguments } from './read-arguments.ts';
import { jsonReport, type Report, textReport } from './report.ts';
import { crawl } from './sources/crawl.ts';
import { readFolder } from './sources/folder.ts';
import { readWxr } from './sources/wxr.ts';
import { NewFiles } from './write/new-files.ts';
import { writeFiles } from './write/write-files.ts';

interface ImportRun {
  args: readonly string[];
  /** The folder that holds site-config/ and public/. */
  root: string;
  say: (text: string) => void;
  /** How far it is, where somebody waits. */
  progress?: ((text: string) => void) | undefined;
  /** ANSI colours, for a terminal. */
  colors: boolean;
}

/** Brings the pages of an old site into a site. Throws a UserError when nothing was done. */
export async function runImport({ args, root, say, progress, colors }: ImportRun): Promise<void> {
  const typed = readArguments(args);
  undoUnfinished(root);
  const load = createSiteConfigLoader(root);
  const files = new NewFiles(root, load().site.files);
  try {
    const old = await readSource(typed, progress);
    const plan = await planImport(root, load, old, files);
    const report: Report = {
      source: typed.source,
      isDryRun: typed.isDryRun,
      plan,
      files: [...files.waiting.keys()],
      hosts: old.hosts,
    };
    if (!typed.isDryRun) write(root, plan, files);
    say(typed.isJson ? jsonReport(report) : textReport(report, colors));
  } finally {
    files.remove();
  }
}

async function readSource(
  { source, kind, address, media, pages }: ImportArguments,
  progress: ImportRun['progress'],
): Promise<OldSite> {
  const limits = { ...LIMITS, pages };
  if (kind === 'folder') return withPages(readFolder(source, address, limits), source);
  if (kind === 'address')
    return withPages(
      await crawl(source, limits, (done, waiting) =>
        progress?.(t('commands/import:progress', { done, waiting })),
      ),
      source,
    );
  const read = await readWxr(source, { limits, address, media });
  if (!read) throw new UserError(msg('commands/import:not-wxr', { path: quoted(source) }));
  return withPages(read, source);
}

function withPages(old: OldSite, source: string): OldSite {
  if (old.pages.length > 0) return old;
  const [why] = old.left;
  throw new UserError([
    msg('commands/import:no-pages', { source: quoted(source) }),
    why && [msg(`commands/import:left-${why.kind}`, { count: 1 }), why.page, why.what],
  ]);
}

/** The files first: pages may name them as soon as they are there. */
function write(root: string, { changes }: ImportPlan, files: NewFiles): void {
  const undo = writeFiles(root, files.waiting);
  try {
    writeChanges(root, changes);
  } catch (error) {
    undo();
    throw error;
  }
}
