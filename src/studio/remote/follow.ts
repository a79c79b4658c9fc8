import { msg } from '../../words/message.ts';
import { Failure, isMessage } from '../shared/failure.ts';
import type { Choices, Side } from '../shared/merge/conflicts.ts';
import type { Settle } from '../shared/merge/merge-texts.ts';
import type { FollowAnswer, MustChoose } from '../shared/proposals.ts';
import type { Requests } from '../shared/protocol.ts';
import type { Copy, SentHere } from './copy.ts';
import { askProposals } from './proposals.ts';
import { askHead, copyOf, publishedText, type Remote } from './published.ts';
import { type Accepted, rebased } from './rebase.ts';

type Answered = Pick<Requests['follow']['body'], 'choices' | 'at'>;

interface Taken {
  copy: Copy;
  arrived: string[];
  conflict?: MustChoose;
}

/** Brings what others have published here, under what is not published. */
export async function takeOver(remote: Remote, { choices, at }: Answered): Promise<Taken> {
  await copyOf(remote);
  const head = await askHead(remote);
  const news = await statesOf(remote);
  const taken = await remote.kept.change(async (copy): Promise<readonly [Copy, Taken]> => {
    const { sent, accepted } = partedBy(copy.sent, news);
    const state = `${head.commit} ${Object.values(copy.drafts).map(({ sha }) => sha)}`;
    const asked = at === state ? choices : {};
    const { conflicts, ...made } = await rebased(
      { ...copy, sent },
      {
        ...{ head, accepted, settle: settleBy(asked) },
        textOf: (file) => publishedText(remote, head, file),
      },
    );
    if (conflicts.length > 0)
      return [copy, { copy, arrived: [], conflict: { conflicts, at: state } }];
    return [made.copy, made];
  });
  const { files } = taken.copy.head ?? head;
  await remote.kept.keepOnly(new Set(Object.values(files).map(({ sha }) => sha)));
  return taken;
}

export const settleBy =
  (choices: Choices | undefined): Settle =>
  ({ file }): readonly Side[] | undefined =>
    choices?.[file];

/** What has become of the proposals that were sent from here; not asked if there are none. */
async function statesOf({ ask, kept }: Remote): Promise<ReadonlyMap<string, State>> {
  const { sent } = await kept.copy();
  if (Object.keys(sent).length === 0) return new Map();
  const { proposals } = await ask.read('proposals', {});
  return new Map(proposals.map(({ branch, state, tip }) => [branch, { state, tip }]));
}

interface State {
  state: 'open' | 'published' | 'withdrawn';
  tip: string;
}

/** Those that are open still, and what was accepted of the others. What was withdrawn or refused is unsent again. */
function partedBy(all: Copy['sent'], news: ReadonlyMap<string, State>) {
  const isOpen = ([branch]: [string, SentHere]) => news.get(branch)?.state === 'open';
  const entries = Object.entries(all);
  const accepted: Accepted = entries.flatMap(([branch, { drafts }]) =>
    news.get(branch)?.state === 'published' ? [drafts] : [],
  );
  return { sent: Object.fromEntries(entries.filter(isOpen)), accepted };
}

/** An administrator is told that some wait (`waiting.ts`). Without an answer, what was known last has to do. */
async function lookForProposals(remote: Remote): Promise<void> {
  const { head } = await copyOf(remote);
  if (head.person.role !== 'admin') return;
  await askProposals(remote).catch((error) => {
    if (!(error instanceof Failure)) throw error;
  });
}

/** For the window, which asks by itself: what hinders is told where the news would stand. */
export async function follow(
  remote: Remote,
  body: Requests['follow']['body'],
): Promise<FollowAnswer> {
  try {
    const { arrived, conflict } = await takeOver(remote, body);
    await lookForProposals(remote);
    return { isCurrent: true, arrived, ...(conflict && { conflict }) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // That the session has ended is told above all.
    if (isMessage(error, 'studio/remote:signed-out')) return { isCurrent: false, arrived: [] };
    return {
      isCurrent: false,
      arrived: [],
      waits: msg('studio/remote:kept', { why: error.wording }),
    };
  }
}
