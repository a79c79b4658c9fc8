import { useState } from 'react';
import type { Choices, FileConflict } from '../../shared/merge/conflicts.ts';
import type { MustChoose, SendAnswer, SentProposal } from '../../shared/proposals.ts';

type Request = (answered: { choices?: Choices; at?: string }) => Promise<SendAnswer>;

const NONE: readonly FileConflict[] = [];

/** Sends, and where something has to be chosen first, sends again with what was chosen. */
export function useConflictsFirst(
  run: (task: () => Promise<void>) => Promise<void>,
  show: (answer: SentProposal) => void,
) {
  const [waiting, setWaiting] = useState<{ asked: MustChoose; request: Request }>();
  const attempt = (request: Request, answered: Parameters<Request>[0] = {}) =>
    run(async () => {
      const answer = await request(answered);
      if ('conflicts' in answer) setWaiting({ asked: answer, request });
      else show(answer);
    });
  const settle = (choices: Choices) => {
    setWaiting(undefined);
    if (waiting) void attempt(waiting.request, { choices, at: waiting.asked.at });
  };
  return {
    attempt,
    asked: waiting?.asked.conflicts ?? NONE,
    settle,
    close: () => setWaiting(undefined),
  };
}
