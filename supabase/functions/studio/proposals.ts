/** What was proposed: told, withdrawn, published. */
import { type Asked, type Handler, isOutdated, mayChange, ownerIn, tried } from './asked.ts';
import { type Checked, checkChanges } from './changes.ts';
import { FOLDERS } from './paths.ts';
import type { Change, ProposalTip } from './protocol.ts';
import { closePull, findPull, listPulls } from './pulls.ts';
import { refusalOf, treeWith } from './result.ts';
import { isTip, movedAnswer, shaAt } from './send.ts';
import { note, readLog } from './session.ts';
import { decoded, type Snapshot } from './snapshots.ts';

export const listProposals: Handler = async (asked) => {
  const { project, authorization, person } = asked;
  const [pulls, log] = await Promise.all([listPulls(asked), readLog(project, authorization)]);
  const proposals = pulls.map(({ branch, tip, title, state, at, url }) => {
    const owner = ownerIn(log, branch);
    const author = owner?.name && { name: owner.name, isMe: owner.actor === person.id };
    return { ...{ branch, tip, title, state, at, url }, ...(author && { author }) };
  });
  return { status: 'ok', proposals };
};

/** What a proposal changes of the site, so that it can be put on what is published now. */
export const readProposal: Handler = async (asked) => {
  const { body, repository, site } = asked;
  if (!isTip(body) || !body.branch.startsWith(site.branchPrefix)) return { status: 'malformed' };
  const { branch, tip } = body;
  if (!(await mayChange(asked, branch))) return { status: 'denied' };
  const there = await repository.tipOf(branch);
  if (there && there !== tip) return { status: 'tip-moved', branch, tip: there };
  const head = await repository.head();
  const base = there && (await repository.mergeBase(head.commit, tip));
  if (!base) return { status: 'over' };
  const found = await changesOf(asked, { base, tip, head });
  return found ? { status: 'ok', ...found, base } : { status: 'not-content' };
};

/** The commits stay with the pull request, where whoever regrets it finds them. */
export const withdraw: Handler = async (asked) => {
  const { body, repository, project, person, site } = asked;
  if (!isTip(body) || !body.branch.startsWith(site.branchPrefix)) return { status: 'malformed' };
  const { branch, tip } = body;
  if (!(await mayChange(asked, branch))) return { status: 'denied' };
  const pull = await findPull(asked, branch);
  if (pull?.state === 'published') return { status: 'over' };
  const there = await repository.tipOf(branch);
  if (there && there !== tip) return { status: 'tip-moved', branch, tip: there };
  if (!there && !pull) return { status: 'not-there' };
  if (pull?.state === 'open') await closePull(asked, pull);
  if (there) await repository.removeBranch(branch);
  const title = pull?.title ?? '';
  await note(project, { actor: person.id, kind: 'withdrawn', branch, title, commit: tip });
  return { status: 'withdrawn' };
};

/**
 * Merges what validates on the merged result. The forge's own merge would be of whatever is published at that moment, which
 * nobody has checked.
 */
export const publish: Handler = async (asked) => {
  const { body, person, site } = asked;
  if (!isTip(body) || !body.branch.startsWith(site.branchPrefix)) return { status: 'malformed' };
  if (person.role !== 'admin') return { status: 'denied' };
  const { branch, tip } = body;
  return tried(() => publishOnce(asked, { branch, tip }));
};

async function publishOnce(asked: Asked, { branch, tip }: ProposalTip) {
  const { repository, project, person } = asked;
  const head = await repository.head();
  const pull = await findPull(asked, branch);
  const there = await repository.tipOf(branch);
  if (there && there !== tip) return { status: 'tip-moved', branch, tip: there } as const;
  const base = await repository.mergeBase(head.commit, tip);
  const title = pull?.title ?? branch;
  const done = async (commit: string) => {
    // Asked again, both are no mistake: only now is it certain that it is published.
    await note(project, { actor: person.id, kind: 'published', branch, title, commit: tip });
    if (there) await repository.removeBranch(branch);
    return { status: 'published', commit } as const;
  };
  if (base === tip && pull?.tip === tip) return done(head.commit);
  if (!base || !there || pull?.state !== 'open') return { status: 'over' } as const;
  if (await isOutdated(asked, head)) return { status: 'outdated' } as const;
  const found = await changesOf(asked, { base, tip, head });
  if (!found) return { status: 'not-content' } as const;
  const { checked, refusals } = await checkChanges(found.changes, head, asked.site);
  if (refusals.length > 0) return { status: 'refused', refusals } as const;
  const moved = checked.filter(({ file, was }) => was !== shaAt(head, file));
  if (moved.length > 0) return movedAnswer(head, moved);
  const refusal = await refusalOf(asked, head, checked);
  if (refusal) return refusal;
  const tree = await treeWith(asked, head, checked.map(asStored));
  const parents = [head.commit, tip];
  const commit = await repository.commit({ tree, parents, title, author: person });
  return (await repository.moveForward(repository.branch, commit)) ? done(commit) : undefined;
}

/** What is in the repository is not sent there once more. */
const asStored = ({ file, was, sha }: Checked): Checked => ({ file, was, sha });

interface Ends {
  base: string;
  tip: string;
  head: Snapshot;
}

/** What a branch changes of the site since it left the published one; undefined if it changes anything else. */
async function changesOf(
  { repository }: Asked,
  { base, tip, head }: Ends,
): Promise<{ changes: Record<string, Change> } | undefined> {
  const [before, after] = await Promise.all([base, tip].map(repository.snapshotOf));
  if (!before || !after) return undefined;
  const names = new Set([...before.root.keys(), ...after.root.keys()]);
  for (const folder of FOLDERS) names.delete(folder);
  if ([...names].some((name) => before.root.get(name) !== after.root.get(name))) return undefined;
  const isSame = (file: string) => {
    const [was, is] = [before.places.get(file), after.places.get(file)];
    const isFolder = [was, is].every((one) => !one || one.mode === '040000');
    return isFolder || (was?.sha === is?.sha && was?.mode === is?.mode);
  };
  const files = new Set([...before.places.keys(), ...after.places.keys()]);
  const differing = [...files].filter((file) => !isSame(file));
  const changes: Record<string, Change> = {};
  for (const file of differing) {
    const is = after.places.get(file);
    if (is?.sha === shaAt(head, file)) continue;
    // A link, another repository, or a file that may be run.
    if (is && is.mode !== '100644') return undefined;
    const written = is && writtenAs(file, await repository.bytes(is.sha));
    changes[file] = { was: before.places.get(file)?.sha ?? null, ...written };
  }
  return { changes };
}

function writtenAs(file: string, base64: string | undefined): Omit<Change, 'was'> {
  if (base64 === undefined) return {};
  return /\.(json|svg)$/i.test(file) ? { text: decoded(base64) ?? '' } : { base64 };
}
