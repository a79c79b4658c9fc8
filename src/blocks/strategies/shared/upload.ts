import { FILE_TYPES } from '../../../../supabase/functions/new-submission/file-types.ts';
import type { Submission, SubmitResult } from '../../../forms/kit/types.ts';
import { readObject } from './post.ts';

/** Where a file is to be added, and whether it is there already. */
interface Place {
  path: string;
  there: boolean;
}

/**
 * Adds the files of a submission to the bucket, before the submission itself. Undefined once all are there; else nothing
 * was sent, and what is there already is not added again with the next try.
 */
export async function uploadFiles(
  { row, files, integrations }: Submission,
  form: string,
  signal: AbortSignal,
): Promise<SubmitResult | undefined> {
  const { url = '', publishableKey = '' } = integrations.supabase ?? {};
  const post = (path: string, type: string, body: BodyInit) =>
    fetch(new URL(path, new URL(url, location.origin)), {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        // A key of the old kind, which Storage looks for there.
        ...(publishableKey.startsWith('eyJ') && { Authorization: `Bearer ${publishableKey}` }),
        'Content-Type': type,
      },
      body,
      signal,
    });

  addEventListener('beforeunload', askFirst);
  try {
    const described = await Promise.all(files.map(describe));
    const body = JSON.stringify({ submission_id: row, form, files: described });
    const answer = await post('/rest/v1/rpc/announce_files', 'application/json', body);
    if (!answer.ok) return failure(answer);
    const { status, files: places } = await readObject(answer);
    if (status !== 'announced') return { status: 'refused' };
    for (const [index, { path, there }] of (places as Place[]).entries()) {
      const file = files[index]?.[1];
      if (there || !file) continue;
      const added = await post(`/storage/v1/object/submission-files/${path}`, file.type, file);
      if (!added.ok && !(await isDuplicate(added))) return failure(added);
    }
    return undefined;
  } catch {
    return { status: 'unsent' }; // no connection, or not in time
  } finally {
    removeEventListener('beforeunload', askFirst);
  }
}

/** Whoever closes the page meanwhile has sent nothing. */
const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

async function describe([field, file]: Submission['files'][number]) {
  const kinds = Object.entries(FILE_TYPES);
  const type = kinds.find(([, { mime }]) => mime === file.type)?.[0] ?? '';
  return { field, name: file.name, type, size: file.size, digest: await digestOf(file) };
}

/** SHA-256, by which the same file is known again; a number of its own on plain http, which has no `subtle`. */
async function digestOf(file: File): Promise<string> {
  const bytes = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    : crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Nothing was sent; who is only busy takes it later. */
const failure = ({ status }: Response): SubmitResult =>
  status >= 500 || status === 429 ? { status: 'unsent' } : { status: 'refused' };

/** Storage says 400, and 409 in the body. */
const isDuplicate = async (response: Response): Promise<boolean> =>
  String((await readObject(response)).statusCode) === '409';
