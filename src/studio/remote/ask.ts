import type { Answer, HeadAnswer, Requests } from '../../../supabase/functions/studio/protocol.ts';
import { msg } from '../../words/message.ts';
import { Failure } from '../shared/failure.ts';

/** Whom the function is asked as. */
export interface Session {
  /** The token of the session; undefined if nobody is signed in. */
  token(): Promise<string | undefined>;
  /** Is told whether the function takes the token. */
  answered(isSignedIn: boolean): void;
}

/** What is read, by the request: the answer of the state "ok". */
interface Read {
  head: HeadAnswer;
  texts: Extract<Answer, { texts: unknown }>;
  file: Extract<Answer, { base64: unknown }>;
  history: Extract<Answer, { versions: unknown }>;
  version: Extract<Answer, { text: unknown }>;
  proposals: Extract<Answer, { proposals: unknown }>;
  proposal: Extract<Answer, { changes: unknown }>;
  deploy: Extract<Answer, { deploy: unknown }>;
}

type Told<Status extends Answer['status']> = Extract<Answer, { status: Status }>;

/** Asks the function. Both reject with a `Failure` where it is not answered, or in another way than is expected. */
export interface Ask {
  read<Name extends keyof Read>(name: Name, body: Requests[Name]): Promise<Read[Name]>;
  write<Name extends Exclude<keyof Requests, keyof Read>, Status extends Answer['status']>(
    name: Name,
    body: Requests[Name],
    states: readonly Status[],
  ): Promise<Told<Status>>;
}

/** In milliseconds. A function that nobody has called for a while takes seconds to start, and then checks the site. */
const TIMEOUT = 90_000;

interface Place {
  /** Of the function. */
  url: string;
  publishableKey: string;
}

export function createAsk({ url, publishableKey }: Place, session: Session): Ask {
  async function answerOf(name: string, body: object, states: readonly string[]): Promise<Answer> {
    const token = await session.token();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: publishableKey,
        Authorization: `Bearer ${token ?? publishableKey}`,
      },
      body: JSON.stringify({ ...body, do: name }),
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => {
      throw new Failure(msg('studio/remote:away'), true);
    });
    const answer: Answer | undefined = await response.json().catch(() => undefined);
    // The page of a proxy, or what a gateway says by itself.
    if (typeof answer?.status !== 'string')
      throw new Failure(msg('studio/remote:no-answer', { status: response.status }), true);
    session.answered(answer.status !== 'signed-out');
    if (states.includes(answer.status)) return answer;
    throw new Failure(msg(`studio/remote:${answer.status}`), MAY_PASS.includes(answer.status));
  }
  return {
    read: (name, body) => answerOf(name, body, ['ok']) as Promise<never>,
    write: (name, body, states) => answerOf(name, body, states) as Promise<never>,
  };
}

const MAY_PASS: readonly Answer['status'][] = ['signed-out', 'too-many', 'busy', 'failed'];
