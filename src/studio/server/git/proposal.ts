import type { Json } from '../../shared/protocol.ts';
import type { KeptProposal, ProposedText } from '../../shared/workspace.ts';
import { type Endpoint, requiredList } from '../workspace/endpoint.ts';
import { type Proposal, pastProposals } from './proposals.ts';
import { inTurn, runGit } from './run-git.ts';
import { proposalNamed } from './send.ts';
import { askStanding, canAddTo, type Standing, standingNow, unsent } from './standing.ts';
import { type ChangedFile, refuseWithoutGit } from './state.ts';
import { differences, type Entry, textOfEntry } from './trees.ts';
import { valuesIn } from './values-in.ts';

/** What is saved and not sent yet, and what was sent before. */
export const proposal: Endpoint = (_body, { root }): Promise<KeptProposal> =>
  inTurn(async () => {
    const standing = await askStanding(root);
    const { isCurrent, remote, proposals } = standing;
    const { files } = await unsent(standing);
    const open = await filtered(proposals, (known) => canAddTo(standing, known));
    const [continues] = await filtered(open, (known) => hasChanged(standing, known, files));
    const outdated = await filtered(open, (known) => isOutdated(standing, known));
    return {
      isCurrent,
      hasRemote: remote !== undefined,
      files,
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

/** All that a proposal changes of the site that it was made from. */
export const proposedTexts: Endpoint = async (
  body,
  { root },
): Promise<{ files: ProposedText[] }> => {
  await refuseWithoutGit(root);
  const { base, tip } = proposalNamed(await standingNow(root), body);
  const textOf = (file: string, entry: Entry | undefined) =>
    entry && (/\.(json|svg)$/i.test(file) ? textOfEntry(root, entry) : '');
  const files = [...(await differences(root, base, tip))].map(
    async ([file, { before, after }]): Promise<ProposedText> => ({
      file,
      before: await textOf(file, before),
      after: await textOf(file, after),
    }),
  );
  return { files: await Promise.all(files) };
};

/** The saved files that are not among those that would be sent, as they were before. */
export const proposalFiles: Endpoint = async (
  body,
  { root },
): Promise<{ values: Record<string, Json> }> => {
  const sent = requiredList(body.sent, 'sent');
  await refuseWithoutGit(root);
  const { files, sent: tree } = await unsent(await standingNow(root));
  const leftOut = files.map(({ file }) => file).filter((file) => !sent.includes(file));
  return { values: await valuesIn(root, tree, leftOut) };
};
