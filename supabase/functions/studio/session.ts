/** Who asks, as the database says at this moment: an account whose role was taken away is refused with its next request. */
import type { Person } from './protocol.ts';

/** What the function needs of a project, so that the secret key stays with whoever runs it. */
export interface Project {
  /** Calls a function of the database: as the account of an `Authorization` header, or with the secret key. */
  rpc(name: string, body: object, authorization?: string): Promise<Response>;
}

type Session = { person: Person } | { refused: 'signed-out' | 'denied' | 'too-many' | 'failed' };

/** @param writes whether the request may change something: of those, fewer are taken in an hour */
export async function sessionOf(
  { rpc }: Project,
  authorization: string,
  writes: boolean,
): Promise<Session> {
  if (!/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/.test(authorization)) return { refused: 'signed-out' };
  const response = await rpc('studio_session', { writes }, authorization);
  if (response.status >= 500) return { refused: 'failed' };
  // A session that has ended, or that nobody has begun, is 401; one without the right is 403.
  if (!response.ok) return { refused: response.status === 401 ? 'signed-out' : 'denied' };
  const { state, ...person } = await response.json();
  if (state === 'too-many') return { refused: 'too-many' };
  return { person: { ...person, ...signatureOf(person) } };
}

/** Git ends a name at `<`, and a line break would begin another line of the commit. */
function signatureOf({ name, email }: Person): Pick<Person, 'name' | 'email'> {
  const plain = (text: string) => text.replace(/[<>\p{Cc}]+/gu, ' ').trim();
  const address = plain(email);
  return { name: plain(name) || (address.split('@')[0] ?? ''), email: address };
}

/** What was done with a branch, oldest first. */
export interface LogEntry {
  at: string;
  actor: string | null;
  name: string | null;
  kind: 'proposed' | 'withdrawn' | 'published';
  branch: string;
  title: string;
  commit: string | null;
}

/** Of all branches, the last entries; or of one, all. */
export async function readLog(
  { rpc }: Project,
  authorization: string,
  branch?: string,
): Promise<LogEntry[]> {
  const response = await rpc('list_studio_log', { of_branch: branch ?? null }, authorization);
  if (!response.ok) throw new Error(`list_studio_log answered ${response.status}`);
  return response.json();
}

export async function note(
  { rpc }: Project,
  entry: Omit<LogEntry, 'at' | 'name'> & { actor: string },
): Promise<void> {
  const { actor, ...more } = entry;
  const response = await rpc('note_studio', { person: actor, ...more });
  if (!response.ok) throw new Error(`note_studio answered ${response.status}`);
}
