import type { Answer } from '../../../supabase/functions/studio/protocol.ts';
import { CannotEdit } from '../../content/edit/file-change.ts';
import { msg, type Wording } from '../../words/message.ts';
import { Failure } from '../shared/failure.ts';

/** More would not be read. */
const MOST = 5;

type Refused = Extract<Answer, { status: (typeof REFUSED)[number] }>;

/** The states of an answer to a send that are told to who has sent. */
export const REFUSED = ['invalid', 'refused', 'tip-moved', 'over', 'not-content'] as const;

/** Why nothing was sent, and what to do. What was to be sent is kept. */
export function refusal(answer: Refused): Error {
  if (answer.status === 'invalid') {
    const problems = answer.problems.slice(0, MOST).map(
      ({ file, message, hint }): Wording =>
        msg('studio/remote:problem', {
          file,
          problem: [message as Wording, hint as Wording | undefined],
        }),
    );
    const outdated = answer.isOutdated ? msg('studio/remote:outdated-too') : undefined;
    return new Failure([msg('studio/remote:invalid'), ...problems, outdated], false);
  }
  if (answer.status === 'refused')
    return new Failure(
      answer.refusals
        .slice(0, MOST)
        .map(({ file, fault }) =>
          msg('studio/remote:refused', { file, fault: fault.replace('-', '_') }),
        ),
      false,
    );
  return new CannotEdit(msg(`studio/remote:${answer.status}`));
}
