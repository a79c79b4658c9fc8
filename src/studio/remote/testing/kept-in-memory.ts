import { type Copy, NO_COPY } from '../copy.ts';
import type { Kept, OwnRows } from '../kept.ts';

/** As a browser keeps it, without one. */
export function keptInMemory(): Kept {
  let copy: Copy = NO_COPY;
  let last: Promise<unknown> = Promise.resolve();
  let rows: OwnRows = {};
  const texts = new Map<string, string>();
  return {
    copy: async () => structuredClone(copy),
    change(change) {
      const made = last.then(async () => {
        const [after, result] = await change(structuredClone(copy));
        copy = structuredClone(after);
        return result;
      });
      last = made.catch(() => undefined);
      return made;
    },
    rows: async () => rows,
    async changeRows(change) {
      rows = await change(rows);
    },
    texts: async (shas) =>
      new Map(
        shas.flatMap((sha) => {
          const text = texts.get(sha);
          return text === undefined ? [] : [[sha, text] as const];
        }),
      ),
    async keepTexts(news) {
      for (const [sha, text] of Object.entries(news)) texts.set(sha, text);
    },
    async keepOnly(shas) {
      for (const sha of texts.keys()) if (!shas.has(sha)) texts.delete(sha);
    },
  };
}
