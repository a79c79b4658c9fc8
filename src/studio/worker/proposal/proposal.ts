import { writtenFiles } from '../../../content/edit/file-change.ts';
import { fileTitle } from '../../../content/edit/labels/file-title.ts';
import { parsedOrUndefined } from '../../../content/read/json/strict-value.ts';
import { pathOf } from '../../../content/read/site/site.ts';
import { isUsed } from '../../shared/picture-uses.ts';
import type {
  ProposalAnswer,
  ProposalChangesAnswer,
  ProposalFile,
  ProposalPageAnswer,
} from '../../shared/proposals.ts';
import { type Edits, type Json, NO_EDITS } from '../../shared/protocol.ts';
import type { KeptProposal, ProposedText } from '../../shared/workspace.ts';
import { type Endpoint, requiredText } from '../endpoint.ts';
import { compileWithEdits } from '../files/compile-page.ts';
import type { OpenSite } from '../open-site.ts';
import { describeTexts } from '../review/describe-changes.ts';
import { showing } from '../site/showing.ts';

/** What is saved and not sent yet, in words, and what was sent before. */
export const proposal: Endpoint = async (_body, opened): Promise<ProposalAnswer> => {
  const kept = await opened.workspace.proposal({});
  return { ...kept, files: filesInWords(opened, kept.files) };
};

const WITHOUT_EDITS = { edits: NO_EDITS };

function filesInWords(opened: OpenSite, changed: KeptProposal['files']): ProposalFile[] {
  const { site } = opened.loader(NO_EDITS)();
  const home = site.entries.find((entry) => pathOf(entry) === '/')?.file;
  const entries = new Map(writtenFiles(site).map((entry) => [entry.file, entry]));
  return changed.map(({ file, what }) => {
    const entry = entries.get(file);
    const name = file.slice(file.lastIndexOf('/') + 1);
    if (entry) {
      const { page = home } =
        entry.kind === 'page' || entry.made
          ? { page: file }
          : showing({ ...WITHOUT_EDITS, file }, opened);
      return { file, title: fileTitle(opened, entry, site), what, ...(page && { page }) };
    }
    if (file.startsWith('site-config/pages/')) return { file, title: name, what, page: file };
    const path = file.startsWith('public/') ? file.slice('public'.length) : undefined;
    const isUnused = path !== undefined && what === 'new' && !isUsed(site, path);
    return { file, title: name, what, ...(isUnused && { isUnused }) };
  });
}

/** A page as it would be if only some of the changed files were sent; none of them: as it was before. */
export const proposalPage: Endpoint = async (body, opened): Promise<ProposalPageAnswer> => {
  const { file } = opened.locate(requiredText(body.page, 'page'));
  const sent = Array.isArray(body.sent) ? body.sent.map(String) : [];
  const { values } = await opened.workspace['proposal-files']({ sent });
  const load = opened.loader({ values, renamed: {} });
  return opened.facts.settled(async () => ({ page: await compileWithEdits(opened, load(), file) }));
};

/** What a proposal changes, in words. */
export const proposalChanges: Endpoint = async (body, opened): Promise<ProposalChangesAnswer> => {
  const branch = requiredText(body.branch, 'branch');
  const { files } = await opened.workspace['proposed-texts']({ branch });
  const titles = titlesOf(opened, files);
  return {
    files: files.map(({ file, before, after }) => {
      const title = titles.get(file) ?? file.slice(file.lastIndexOf('/') + 1);
      if (before === undefined) return { file, title, what: 'new', changes: [] };
      if (after === undefined) return { file, title, what: 'removed', changes: [] };
      return { file, title, what: 'changed', changes: changesIn(opened, file, [before, after]) };
    }),
  };
};

/** Files are called as the site has them; new ones as the proposal has them. */
function titlesOf(opened: OpenSite, files: readonly ProposedText[]): Map<string, string> {
  const proposed: Edits = { values: valuesOf(opened, files), renamed: {} };
  return new Map(
    [proposed, NO_EDITS].flatMap((version) => {
      const { site } = opened.loader(version)();
      return writtenFiles(site).map((entry): [string, string] => [
        entry.file,
        fileTitle(opened, entry, site),
      ]);
    }),
  );
}

function valuesOf(opened: OpenSite, files: readonly ProposedText[]): Record<string, Json> {
  const values: Record<string, Json> = {};
  for (const { file, before, after } of files) {
    const value = before === undefined && after !== undefined && parsedOrUndefined(after);
    if (value && opened.hasPlace(file)) values[file] = value;
  }
  return values;
}

/** None for what is no file of the site as it is known here. */
const changesIn = (opened: OpenSite, file: string, [before, after]: [string, string]): string[] =>
  opened.hasPlace(file)
    ? describeTexts(opened.schemas, { schema: opened.locate(file).schema, before, after }).map(
        opened.words.worded,
      )
    : [];
