import type { Facts, Question, Workspace } from '../shared/workspace.ts';

type Answer<Name extends keyof Facts> = ReturnType<Facts[Name]>;

/** These change with a commit or a file, and are asked anew after each change. */
const PASSING: readonly (keyof Facts)[] = ['published-text', 'came-to-be'];

/** What the workspace was asked of its machine. Answers are kept by `versionOf`, that of the file they are about. */
export function createFacts(
  workspace: Pick<Workspace, 'facts'>,
  versionOf: (question: Question) => string,
) {
  const known = new Map<string, unknown>();
  const missing = new Map<string, Question>();
  /** Counts what `now` did not know: an `ask` may fetch it before whoever missed it looks. */
  let misses = 0;
  let asking: Promise<void> | undefined;

  const keyOf = (question: Question) => JSON.stringify([...question, versionOf(question)]);

  /** Asks at once for all that was missed since the last time. */
  function fetchMissing(): Promise<void> {
    // One that is under way may not have what was missed since.
    if (asking) return asking.then(fetchMissing);
    if (missing.size === 0) return Promise.resolve();
    const asked = [...missing];
    missing.clear();
    const ask = async () => {
      try {
        const { answers } = await workspace.facts({ questions: asked.map(([, one]) => one) });
        for (const [index, [key]] of asked.entries()) known.set(key, answers[index]);
      } finally {
        asking = undefined;
      }
    };
    asking = ask();
    return asking;
  }

  return {
    /** What is known of it; without that it is `missing`, and what was made of this is to be made again. */
    now<Name extends keyof Facts>(...question: [Name, ...Parameters<Facts[Name]>]) {
      const key = keyOf(question);
      if (!known.has(key)) {
        missing.set(key, question);
        misses += 1;
      }
      return known.get(key) as Answer<Name> | undefined;
    },
    /** The same, once it is known. What is asked in one turn is one request. */
    async ask<Name extends keyof Facts>(...question: [Name, ...Parameters<Facts[Name]>]) {
      const key = keyOf(question);
      while (!known.has(key)) {
        missing.set(key, question);
        await Promise.resolve();
        await fetchMissing();
      }
      return known.get(key) as Answer<Name> | undefined;
    },
    /** Makes something of what is known, again as long as that was not enough. */
    async settled<T>(make: () => T | Promise<T>): Promise<T> {
      for (;;) {
        const before = misses;
        let failure: { error: unknown } | undefined;
        let made: T | undefined;
        try {
          made = await make();
        } catch (error) {
          failure = { error };
        }
        if (misses > before) await fetchMissing();
        else if (failure) throw failure.error;
        else return made as T;
      }
    },
    forgetPassing(): void {
      for (const key of known.keys())
        if (PASSING.some((name) => key.startsWith(`["${name}"`))) known.delete(key);
    },
  };
}
