import { msg, type Wording } from '../../words/message.ts';
import { Failure } from './failure.ts';
import { isMap } from './json-pointer.ts';
import { STUDIO_API } from './protocol.ts';
import type { Workspace } from './workspace.ts';

/** The answer of the dev server. Rejects with a `Failure`. */
export async function answerOf<T>(sent: Promise<Response>): Promise<T> {
  const response = await sent.catch(() => {
    throw new Failure(msg('studio/store:server-away'), true);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const error = isMap(answer) ? (answer.error as Wording | undefined) : undefined;
  // Half of an answer, or the page of a proxy in between, is no answer.
  if (response.ok ? !isMap(answer) : error === undefined)
    throw new Failure(msg('studio/store:no-answer'), true);
  if (!response.ok) throw new Failure(error ?? '', response.status >= 500);
  return answer as T;
}

const post = (name: string, body: object): Promise<unknown> =>
  answerOf(
    fetch(`${STUDIO_API}/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

/** The folder behind the dev server. */
export const httpWorkspace = new Proxy({} as Workspace, {
  get: (_, name) => (body: object) => post(String(name), body),
});
