import { writtenFiles } from '../../../content/edit/file-change.ts';
import { fileTitle } from '../../../content/edit/labels/file-title.ts';
import { pathOf } from '../../../content/read/site/site.ts';
import { isUsed } from '../../shared/picture-uses.ts';
import type { ProposalAnswer, ProposalFile, ProposalPageAnswer } from '../../shared/proposals.ts';
import { NO_EDITS } from '../../shared/protocol.ts';
import type { KeptProposal } from '../../shared/workspace.ts';
import { type Endpoint, requiredText } from '../endpoint.ts';
import { compileWithEdits } from '../files/compile-page.ts';
import type { OpenSite } from '../open-site.ts';
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
