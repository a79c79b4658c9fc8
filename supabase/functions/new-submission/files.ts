/** Looks at what visitors have added to the bucket, and removes what nobody has any more. */
import { type FileType, HEAD, LIST, typeOfParts } from './file-types.ts';

/** What is to be done, a few at a time: the database's `file_work`. */
export interface FileWork {
  check: { path: string; type: FileType; size: number }[];
  remove: string[];
}

export interface Settled {
  sound: string[];
  unsound: string[];
  removed: string[];
}

export interface FileServices {
  work(): Promise<FileWork>;
  settle(settled: Settled): Promise<void>;
  /** Asks Storage as the service role, after `/storage/v1`. Rejects without an answer in time. */
  storage(path: string, init?: RequestInit): Promise<Response>;
}

const BUCKET = 'submission-files';

/** The most times that it asks what is to be done: what is left is for the next worker. */
const ROUNDS = 20;

/** Resolves to the number of those that Storage would not give or remove; they are tried again with the next call. */
export async function tendFiles(services: FileServices): Promise<number> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { check, remove } = await services.work();
    if (check.length + remove.length === 0) return 0;
    const settled: Settled = {
      ...{ sound: [], unsound: [] },
      removed: await removed(remove, services),
    };
    for (const file of check) {
      const isSound = await isWhatItSays(file, services);
      if (isSound !== undefined) settled[isSound ? 'sound' : 'unsound'].push(file.path);
    }
    await services.settle(settled);
    const failed = check.length + remove.length - Object.values(settled).flat().length;
    if (failed > 0) return failed;
  }
  return 0;
}

/** Those that are not there any more. */
async function removed(paths: string[], { storage }: FileServices): Promise<string[]> {
  if (paths.length === 0) return [];
  const response = await storage(`/object/${BUCKET}`, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ prefixes: paths }),
  }).catch(() => undefined);
  return response?.ok ? paths : [];
}

/** By its beginning and its end, whoever has sent it. Undefined if Storage does not give it now. */
async function isWhatItSays(
  { path, type, size }: FileWork['check'][number],
  services: FileServices,
): Promise<boolean | undefined> {
  try {
    const head = await part(path, [0, HEAD], services);
    const tail = await part(path, [Math.max(0, size - LIST), size], services);
    return (await typeOfParts({ head, tail }, [type])) !== undefined;
  } catch {
    return undefined;
  }
}

/** Who does not know `Range` answers with all of it. */
async function part(
  path: string,
  [from, to]: [number, number],
  { storage }: FileServices,
): Promise<Blob> {
  const headers = { Range: `bytes=${from}-${to - 1}` };
  const response = await storage(`/object/${BUCKET}/${path}`, { headers });
  if (!response.ok) throw new Error(`storage answered ${response.status}`);
  const blob = await response.blob();
  return response.status === 206 ? blob : blob.slice(from, to);
}
