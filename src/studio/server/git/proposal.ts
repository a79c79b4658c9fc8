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
import { isOpenProposal } from './branch-name.ts';
import { pastProposals } from './past-proposals.ts';
import { refresh } from './refresh.ts';
import { runGit } from './run-git.ts';
import { branchOf, type ChangedFile, changes, refuseWithoutGit, remoteOf } from './state.ts';
import { valuesAtHead } from './values-at-head.ts';

/** What is saved and not sent yet, in words, and what was sent before. */
export const proposal: Endpoint = async (_body, workspace): Promise<ProposalAnswer> => {
  const { root } = workspace;
  await refuseWithoutGit(root);
  const branch = await branchOf(root);
  const remote = await remoteOf(root, branch);
  const isCurrent = await refresh(root, remote, branch);
  return {
    isCurrent,
    hasRemote: remote !== undefined,
    files: filesInWords(workspace, await changes(root)),
    continues: (await isOpenProposal(root, remote, branch))
      ? await titleOf(root, branch)
      : undefined,
    past: await pastProposals(root, remote),
  };
};

const WITHOUT_EDITS = { edits: NO_EDITS };

const titleOf = async (root: string, branch: string): Promise<string> =>
  (await runGit(root, 'log', '-1', '--format=%s', branch)).out;

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
  const leftOut = (await changes(workspace.root))
    .map((changed) => changed.file)
    .filter((changed) => !sent.includes(changed));
  const values = await valuesAtHead(workspace.root, leftOut);
  const loaded = workspace.loader({ values, renamed: {} })();
  return { page: await compileWithEdits(workspace, loaded, file) };
};
