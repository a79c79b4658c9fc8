import type { ProposalTip } from '../../../supabase/functions/studio/protocol.ts';
import { CannotEdit } from '../../content/edit/file-change.ts';
import { msg, type Wording } from '../../words/message.ts';
import type { MustChoose, SendAnswer, SentProposal } from '../shared/proposals.ts';
import type { Requests } from '../shared/protocol.ts';
import { changesOf, chosenDrafts } from './changes.ts';
import type { Copy, Drafts, SentHere } from './copy.ts';
import { takeOver } from './follow.ts';
import { proposalNamed } from './proposals.ts';
import { proposedBy } from './proposed.ts';
import type { Remote } from './published.ts';
import { REFUSED, refusal } from './refusals.ts';
import { unsentFiles } from './sent.ts';

/** How often is merged and asked again because somebody publishes meanwhile. */
const TRIES = 4;

/** Puts chosen words from the catalogues into those of the person. */
export type Worded = (wording: Wording) => string;

interface Wanted {
  title: string;
  branch: string | undefined;
  publish: boolean;
  /** What it is to be, of what is saved now. */
  draftsOf(copy: Copy): Promise<Drafts>;
  /** Whether who sends has to choose first what stays in a file. */
  concerns(file: string): boolean;
  answered: Pick<Requests['send']['body'], 'choices' | 'at'>;
}

/** Makes a proposal of what was chosen of what is saved, adds it to one, or publishes it. */
export async function send(
  remote: Remote,
  { title, branch, files, publish = false, ...answered }: Requests['send']['body'],
  worded: Worded,
): Promise<SendAnswer> {
  const line = title.replace(/\s+/g, ' ').trim();
  if (line === '') throw new CannotEdit(msg('studio/git:no-title'));
  const isChosen = (file: string) => files?.includes(file) ?? true;
  return sent(
    remote,
    {
      ...{ title: line, publish, answered, concerns: isChosen },
      branch: publish ? undefined : branch,
      async draftsOf(copy) {
        const chosen = (await unsentFiles(copy)).filter(isChosen);
        if (chosen.length === 0) throw new CannotEdit(msg('studio/git:none-chosen'));
        return chosenDrafts(copy, chosen, publish ? undefined : branch);
      },
    },
    worded,
  );
}

/** Puts a proposal on what is published now, also one of another browser or person. */
export async function renew(
  remote: Remote,
  { branch, ...answered }: Requests['renew']['body'],
  worded: Worded,
): Promise<SendAnswer> {
  if (!(await remote.kept.copy()).sent[branch]) await adopt(remote, branch);
  return sent(
    remote,
    {
      ...{ branch, answered, publish: false, concerns: () => true },
      title: '',
      draftsOf: async (copy) => {
        const own = copy.sent[branch];
        if (!own) throw new CannotEdit(msg('studio/remote:over'));
        return own.drafts;
      },
    },
    worded,
  );
}

async function sent(remote: Remote, wanted: Wanted, worded: Worded): Promise<SendAnswer> {
  for (let count = 0; count < TRIES; count += 1) {
    const answer = await sentOnce(remote, wanted, worded);
    if (answer) return answer;
  }
  throw new CannotEdit(msg('studio/remote:busy'));
}

/** Undefined if somebody has published in the same files meanwhile. */
async function sentOnce(
  remote: Remote,
  wanted: Wanted,
  worded: Worded,
): Promise<SentProposal | MustChoose | undefined> {
  const { copy, arrived, conflict } = await takeOver(remote, wanted.answered);
  if (conflict?.conflicts.some(({ file }) => wanted.concerns(file))) return conflict;
  const drafts = await wanted.draftsOf(copy);
  const { title, proposal } = namedBy(copy, wanted);
  const answer = await asked(remote, { ...wanted, title, proposal }, drafts);
  if (answer.status === 'moved') return undefined;
  const notes =
    arrived.length > 0 ? [msg('studio/git:arrived-too', { count: arrived.length })] : [];
  const { commit } = answer;
  if (answer.status === 'proposed') {
    const { branch, tip, url } = answer;
    await keepSent(remote, branch, { title, tip, drafts, over: overOf(drafts) });
    return { branch, commit, pushed: true, pullRequestUrl: url, notes: notes.map(worded) };
  }
  await takeOver(remote, {});
  const isPublished = answer.status === 'published';
  if (!isPublished) notes.push(msg('studio/git:already-published'));
  return { branch: '', commit, pushed: true, isPublished, notes: notes.map(worded) };
}

/** The proposal that is gone on with keeps its title where none is given. */
function namedBy({ sent: all }: Copy, { title, branch }: Wanted) {
  if (branch === undefined) return { title, proposal: undefined };
  const known = all[branch];
  if (!known) throw new CannotEdit(msg('studio/remote:over'));
  return { title: title || known.title, proposal: { branch, tip: known.tip } };
}

interface Named extends Pick<Wanted, 'title' | 'publish'> {
  proposal: ProposalTip | undefined;
}

async function asked(remote: Remote, { title, publish, proposal }: Named, drafts: Drafts) {
  const changes = changesOf(drafts);
  if (Object.keys(changes).length === 0) throw new CannotEdit(msg('studio/git:already-published'));
  const id = await intentOf(remote, JSON.stringify([title, proposal, publish, changes]));
  const body = { id, title, changes, publish, ...(proposal && { proposal }) };
  const states = ['proposed', 'published', 'same', 'moved', ...REFUSED] as const;
  const answer = await remote.ask.write('send', body, states);
  const { status } = answer;
  if (status !== 'proposed' && status !== 'published' && status !== 'same' && status !== 'moved')
    throw refusal(answer);
  return answer;
}

/** Knows a proposal that was sent from another browser, or by another person, as one that may be gone on with here. */
async function adopt(remote: Remote, branch: string): Promise<void> {
  const proposed = await proposedBy(remote, branch);
  await keepSent(remote, branch, { ...proposed, over: overOf(proposed.drafts) });
}

const overOf = (drafts: Drafts): SentHere['over'] =>
  Object.fromEntries(Object.entries(drafts).map(([file, { was }]) => [file, was]));

/** The same for the same send, until it is answered. */
const intentOf = (remote: Remote, of: string): Promise<string> =>
  remote.kept.change(async (copy) => {
    const intent = copy.intent?.of === of ? copy.intent : { id: crypto.randomUUID(), of };
    return [{ ...copy, intent }, intent.id];
  });

const keepSent = (remote: Remote, branch: string, proposal: SentHere): Promise<void> =>
  remote.kept.change(async (copy) => [
    { ...copy, sent: { ...copy.sent, [branch]: proposal }, intent: undefined },
    undefined,
  ]);

/** For an administrator: what validates on the merged result is on the published site. */
export async function publish(remote: Remote, branch: string): Promise<string> {
  const { tip } = await proposalNamed(remote, branch);
  const answer = await remote.ask.write('publish', { branch, tip }, [
    'published',
    'moved',
    ...REFUSED,
  ]);
  if (answer.status === 'moved') {
    await adopt(remote, branch);
    throw new CannotEdit(msg('studio/remote:needs-renewal'));
  }
  if (answer.status !== 'published') throw refusal(answer);
  await takeOver(remote, {});
  return answer.commit;
}
