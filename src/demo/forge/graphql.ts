import { type Answer, ok } from './answers.ts';
import type { BareRepository } from './git.ts';

const OBJECT = /\b(\w+): object\((oid|expression): "([^"]+)"\)/g;
/** Documentation, "Resource limitations": of one call, half a million nodes; of a text, half a megabyte is told. */
const MOST_TEXT = 512_000;

/**
 * `repository { name: object(oid: …) { … on Blob { … } } }` and nothing else of GraphQL. An object that is not there is
 * null; a binary one has no text, and of a long text the beginning, with `isTruncated`.
 */
export async function answerQuery(repository: BareRepository, body: unknown): Promise<Answer> {
  const { query } = body as { query?: unknown };
  if (typeof query !== 'string')
    return ok({
      errors: [{ message: 'A query attribute must be specified and must be a string.' }],
    });
  const asked = [...query.matchAll(OBJECT)];
  const found: Record<string, unknown> = {};
  for (const [, alias = '', , name = ''] of asked) {
    const sha = await repository.resolve(name, 'blob');
    const bytes = sha && (await repository.blob(sha));
    found[alias] = bytes ? { oid: sha, ...textOf(bytes) } : null;
  }
  return ok({ data: { repository: found } });
}

function textOf(bytes: Buffer) {
  const isBinary = bytes.includes(0);
  const isTruncated = bytes.length > MOST_TEXT;
  return {
    ...{ byteSize: bytes.length, isBinary, isTruncated },
    text: isBinary ? null : bytes.subarray(0, MOST_TEXT).toString(),
  };
}
