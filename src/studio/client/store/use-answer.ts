import { useEffect, useState } from 'react';
import { sameJson } from '../../../lib/same-json.ts';
import type { Json, Requests } from '../../shared/protocol.ts';
import { ApiError, ask } from './api.ts';
import { connection } from './connection.ts';

/**
 * Shows the answer to a request that a view makes by itself, unless its effect is over by then. Returns the
 * cleanup of that effect. A request without an answer is made again. `tell` is given the reason, where the
 * answer would stand, and '' once there is one. `pause` waits, in milliseconds, for the end of typing.
 */
export function showAnswer<T>(
  request: () => Promise<T>,
  show: (answer: T) => void,
  tell?: (failure: string) => void,
  pause?: number,
): () => void {
  const key = Symbol('request');
  let isOver = false;
  const onFailure = (error: unknown) => {
    if (!(error instanceof ApiError)) return connection.failed(key, error, make);
    tell?.(error.message);
    if (tell && !error.mayPass) connection.answered(key);
    else connection.failed(key, error, make);
  };
  const make = async (): Promise<void> => {
    try {
      const answer = await request();
      if (isOver) return;
      connection.answered(key);
      tell?.('');
      show(answer);
    } catch (error) {
      if (!isOver) onFailure(error);
    }
  };
  const timer = pause === undefined ? void make() : setTimeout(make, pause);
  return () => {
    isOver = true;
    clearTimeout(timer);
    connection.answered(key);
  };
}

/** In milliseconds. */
const LATE = 1_000;

interface When {
  /** In milliseconds: waits for the end of typing. */
  pause?: number;
  /** Another value asks the same again. */
  again?: unknown;
}

/**
 * What the server answers to a request that a view makes by itself, and why it does not. The last answer stays until
 * the next one is there; without a body nothing is asked. `isLate`: there is none after a second, which is to be said.
 */
export function useAnswer<Name extends keyof Requests>(
  name: Name,
  body: Requests[Name]['body'] | undefined,
  { pause, again }: When = {},
): { answer: Requests[Name]['answer'] | undefined; error: string; isLate: boolean } {
  const [asked, setAsked] = useState({ body, again });
  if (asked.again !== again || !sameBody(asked.body, body)) setAsked({ body, again });
  const [answer, setAnswer] = useState<Requests[Name]['answer']>();
  const [error, setError] = useState('');
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const { body } = asked;
    setIsLate(false);
    if (!body) {
      setAnswer(undefined);
      return undefined;
    }
    const timer = setTimeout(() => setIsLate(true), LATE);
    // Told '' once there is an answer, or else why there is none.
    const tell = (failure: string) => {
      clearTimeout(timer);
      setIsLate(false);
      setError(failure);
    };
    const end = showAnswer(() => ask(name, body), setAnswer, tell, pause);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [name, asked, pause]);
  return { answer: body && answer, error, isLate };
}

const sameBody = (a: unknown, b: unknown): boolean =>
  a === b || sameJson(a as Json | undefined, b as Json | undefined);
