import { writtenFiles } from '../../../content/edit/file-change.ts';
import { fileTitle } from '../../../content/edit/labels/file-title.ts';
import { pathOf } from '../../../content/read/site/site.ts';
import { HttpError } from '../../../node/http.ts';
import { msg } from '../../../words/message.ts';
import type { ProposalAnswer, ProposalFile, ProposalPageAnswer } from '../../shared/proposals.ts';
import { NO_EDITS } from '../../shared/protocol.ts';
import { compileWithEdits } from '../files/compile-page.ts';
import { isUsed } from '../pictures/library.ts';
import { showing } from '../site/showing.ts';
import { type Endpoint, requiredText } from '../workspace/endpoint.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type Proposal, pastProposals } from './proposals.ts';
import { inTurn, runGit } from './run-git.ts';
import { askStanding, canAddTo, type Standing, standingNow, unsent } from './standing.ts';
import { type ChangedFile, refuseWithoutGit } from './state.ts';
import { differences } from './trees.ts';
import { valuesIn } from './values-in.ts';

/** What is saved and not sent yet, in words, and what was sent before. */
export const proposal: Endpoint = (_body, workspace): Promise<ProposalAnswer> =>
  inTurn(async () => {
    const standing = await askStanding(workspace.root);
    const { isCurrent, remote, proposals } = standing;
    const { files } = await unsent(standing);
    const open = await filtered(proposals, (known) => canAddTo(standing, known));
    const [continues] = await filtered(open, (known) => hasChanged(standing, known, files));
    const outdated = await filtered(open, (known) => isOutdated(standing, known));
    return {
      isCurrent,
      hasRemote: remote !== undefined,
      files: filesInWords(workspace, files),
      open: open.map(({ branch, title }) => ({ branch, title })),
      continues: continues?.branch,
      past: pastProposals(proposals, remote).map((past) => ({
        ...past,
        isOutdated: outdated.some(({ branch }) => branch === past.branch),
      })),
    };
  });

async function filtered<T>(items: readonly T[], isIn: (item: T) => Promise<boolean>): Promise<T[]> {
  const found = await Promise.all(items.map(isIn));
  return items.filter((_, index) => found[index]);
}

async function hasChanged(
  { root }: Standing,
  { base, tip }: Proposal,
  files: readonly ChangedFile[],
): Promise<boolean> {
  const own = await differences(root, base, tip);
  return files.some(({ file }) => own.has(file));
}

/** Whether git would leave the marks of a conflict. Git before 2.38 does not tell. */
async function isOutdated(
  { root, published }: Standing,
  { base, tip }: Proposal,
): Promise<boolean> {
  if (base === published) return false;
  const { ok, out } = await runGit(root, 'merge-tree', '--write-tree', published, tip);
  return !ok && /^[0-9a-f]{40,64}\n/.test(out);
}

const WITHOUT_EDITS = { edits: NO_EDITS };

function filesInWords(workspace: Workspace, changed: readonly ChangedFile[]): ProposalFile[] {
  const { site } = workspace.loader(NO_EDITS)();
  const home = site.entries.find((entry) => pathOf(entry) === '/')?.file;
  const entries = new Map(writtenFiles(site).map((entry) => [entry.file, entry]));
  return changed.map(({ file, what }) => {
    const entry = entries.get(file);
    const name = file.slice(file.lastIndexOf('/') + 1);
    if (entry) {
      const { page = home } =
        entry.kind === 'page' || entry.made
          ? { page: file }
          : showing({ ...WITHOUT_EDITS, file }, workspace);
      return { file, title: fileTitle(workspace, entry, site), what, ...(page && { page }) };
    }
    if (file.startsWith('site-config/pages/')) return { file, title: name, what, page: file };
    const path = file.startsWith('public/') ? file.slice('public'.length) : undefined;
    const isUnused = path !== undefined && what === 'new' && !isUsed(site, path);
    return { file, title: name, what, ...(isUnused && { isUnused }) };
  });
}

/** A page as it would be if only some of the changed files were sent; none of them: as it was before. */
export const proposalPage: Endpoint = async (body, workspace): Promise<ProposalPageAnswer> => {
  const { file } = workspace.locate(requiredText(body.page, 'page'));
  const { sent } = body;
  if (!Array.isArray(sent)) throw new HttpError(400, msg('studio/server:lacks', { name: 'sent' }));
  await refuseWithoutGit(workspace.root);
  const standing = await standingNow(workspace.root);
  const { files, sent: tree } = await unsent(standing);
  const leftOut = files.map((changed) => changed.file).filter((changed) => !sent.includes(changed));
  const values = await valuesIn(workspace.root, tree, leftOut);
  const loaded = workspace.loader({ values, renamed: {} })();
  return { page: await compileWithEdits(workspace, loaded, file) };
};
