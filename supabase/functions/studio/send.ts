/**
 * What somebody has changed becomes a proposal, or the site itself. All is made aside first; a branch is moved last, and
 * only forward: whatever stops in between leaves every branch as it was, and who asks again makes nothing twice.
 */
import { type Asked, type Handler, isOutdated, mayChange, tried } from './asked.ts';
import { type Checked, checkChanges, isChanges } from './changes.ts';
import { type Answer, MOST, type ProposalTip } from './protocol.ts';
import { findPull, openPull } from './pulls.ts';
import { isSha } from './repository.ts';
import { refusalOf, treeWith } from './result.ts';
import { note } from './session.ts';
import type { Snapshot } from './snapshots.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** A name that git takes, and that is no option of it. */
const BRANCH = /^[a-z0-9]+\/[a-z0-9]+(-[a-z0-9]+)*$/;

export function isTip(value: unknown): value is ProposalTip {
  const { branch, tip } = (value ?? {}) as Record<string, unknown>;
  return typeof branch === 'string' && branch.length < 120 && BRANCH.test(branch) && isSha(tip);
}

export const send: Handler = async (asked) => {
  const { body, person } = asked;
  const { id, title, changes, proposal, publish } = body;
  if (typeof id !== 'string' || !ID.test(id) || !isChanges(changes)) return { status: 'malformed' };
  const line = titleIn(title);
  const count = Object.keys(changes).length;
  if (line === '' || count === 0) return { status: 'malformed' };
  if (proposal !== undefined && !isTip(proposal)) return { status: 'malformed' };
  if (count > MOST.files) return { status: 'too-large' };
  if (publish && person.role !== 'admin') return { status: 'denied' };
  if (proposal && !(await mayChange(asked, proposal.branch))) return { status: 'denied' };
  return tried(async () => {
    const { repository, site } = asked;
    const head = await repository.head();
    const { checked, refusals } = await checkChanges(changes, head, site);
    if (refusals.length > 0) return { status: 'refused', refusals };
    const news = checked.filter(({ file, sha }) => sha !== shaAt(head, file));
    const moved = news.filter(({ file, was }) => was !== shaAt(head, file));
    if (moved.length > 0) return movedAnswer(head, moved);
    if (news.length === 0) return { status: 'same', commit: head.commit };
    const refusal = await refusalOf(asked, head, news);
    if (refusal) return refusal;
    if (publish) return publishOn(asked, head, { news, title: line });
    const branch = proposal?.branch ?? (await branchFor(asked, line, id));
    return propose(asked, head, { news, title: line, branch, tip: proposal?.tip });
  });
};

export const shaAt = ({ places }: Snapshot, file: string): string | null =>
  places.get(file)?.sha ?? null;

export const movedAnswer = (head: Snapshot, moved: readonly { file: string }[]): Answer => ({
  ...{ status: 'moved', commit: head.commit },
  files: Object.fromEntries(moved.map(({ file }) => [file, shaAt(head, file)])),
});

/** One line, of which nothing can be taken for the lines that follow it. */
function titleIn(title: unknown): string {
  if (typeof title !== 'string') return '';
  return title
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, MOST.title);
}

interface News {
  news: readonly Checked[];
  title: string;
}

async function publishOn(asked: Asked, head: Snapshot, { news, title }: News) {
  if (await isOutdated(asked, head)) return { status: 'outdated' } as const;
  const { repository, person, project } = asked;
  const tree = await treeWith(asked, head, news);
  const commit = await repository.commit({ tree, parents: [head.commit], title, author: person });
  if (!(await repository.moveForward(repository.branch, commit))) return undefined;
  const { branch } = repository;
  await note(project, { actor: person.id, kind: 'published', branch, title, commit });
  return { status: 'published', commit } as const;
}

/** "Nova página" of one intent of one person is one branch. */
async function branchFor({ site, person }: Asked, title: string, id: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${person.id} ${id}`));
  const mark = Array.from(new Uint8Array(sum, 0, 6), (byte) => byte.toString(16).padStart(2, '0'));
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-|-$/g, '');
  return `${site.branchPrefix}${plain ? `${plain}-` : ''}${mark.join('')}`;
}

interface Proposed extends News {
  branch: string;
  /** Of a proposal that is gone on with. */
  tip: string | undefined;
}

async function propose(
  asked: Asked,
  head: Snapshot,
  { news, title, branch, tip }: Proposed,
): Promise<Answer | undefined> {
  const { repository, person, project } = asked;
  const there = await repository.tipOf(branch);
  const pull = await findPull(asked, branch);
  // What was merged, refused or deleted is over: nothing brings its branch back.
  if (pull ? pull.state !== 'open' : tip !== undefined && !there) return { status: 'over' };
  if (pull && !there) return { status: 'over' };
  if (tip !== undefined && there !== tip && there) {
    const isAgain = await isSame(asked, { commit: there, head, news });
    if (!isAgain) return { status: 'tip-moved', branch, tip: there };
  }
  // Before the branch is there, so that it always has an owner.
  await note(project, { actor: person.id, kind: 'proposed', branch, title, commit: null });
  const commit = await placed(asked, head, { news, title, branch, there });
  if (!commit) return undefined;
  const url = pull?.url ?? (await openPull(asked, branch, title));
  return { status: 'proposed', commit, url, branch, tip: commit };
}

interface Place extends News {
  branch: string;
  there: string | undefined;
}

/** The commit that the branch is at afterwards; undefined if somebody was faster. */
async function placed(
  asked: Asked,
  head: Snapshot,
  { news, title, branch, there }: Place,
): Promise<string | undefined> {
  const { repository, person } = asked;
  if (there && (await isSame(asked, { commit: there, head, news }))) return there;
  const tree = await treeWith(asked, head, news);
  if (!there) {
    const commit = await repository.commit({ tree, parents: [head.commit], title, author: person });
    return (await repository.startBranch(branch, commit)) ? commit : undefined;
  }
  // Its second parent says that it stands on what is published now.
  const isOnHead = (await repository.mergeBase(head.commit, there)) === head.commit;
  const parents = isOnHead ? [there] : [there, head.commit];
  const commit = await repository.commit({ tree, parents, title, author: person });
  return (await repository.moveForward(branch, commit)) ? commit : undefined;
}

/** Whether a branch has just these changes of what is published, as after a request that nobody heard the answer of. */
async function isSame(
  { repository }: Asked,
  { commit, head, news }: { commit: string; head: Snapshot; news: readonly Checked[] },
): Promise<boolean> {
  const snapshot = await repository.snapshotOf(commit);
  if (!snapshot || (await repository.mergeBase(head.commit, commit)) !== head.commit) return false;
  const wanted = new Map([...head.places].map(([file, { sha }]) => [file, sha]));
  for (const { file, sha } of news) {
    if (sha === null) wanted.delete(file);
    else wanted.set(file, sha);
  }
  const isFile = (file: string) =>
    /^1/.test((snapshot.places.get(file) ?? head.places.get(file))?.mode ?? '');
  const files = [...new Set([...wanted.keys(), ...snapshot.places.keys()])].filter(isFile);
  return files.every((file) => wanted.get(file) === snapshot.places.get(file)?.sha);
}
