import type { Forge } from './forge.ts';
import type { Answer, Person } from './protocol.ts';
import type { Repository } from './repository.ts';
import { type LogEntry, type Project, readLog } from './session.ts';
import type { SiteChecks } from './site-checks.ts';
import type { Snapshot } from './snapshots.ts';

/** What the function works with; `index.ts` makes it of the variables of a project. */
export interface Services {
  project: Project;
  forge: Forge;
  repository: Repository;
  site: SiteChecks;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** A request of somebody who may ask. */
export interface Asked extends Services {
  person: Person;
  authorization: string;
  body: Record<string, unknown>;
}

export type Handler = (asked: Asked) => Promise<Answer>;

/** Who made a proposal: whoever it was noted for first. Undefined for a branch that the studio has not made. */
export const ownerIn = (log: readonly LogEntry[], branch: string): LogEntry | undefined =>
  log.find((entry) => entry.branch === branch && entry.kind === 'proposed');

/** Whether somebody may go on with a proposal, or withdraw it. */
export async function mayChange(
  { project, authorization, person }: Asked,
  branch: string,
): Promise<boolean> {
  if (person.role === 'admin') return true;
  const owner = ownerIn(await readLog(project, authorization, branch), branch);
  return owner?.actor === person.id;
}

/** How often something is begun anew because the published branch has moved meanwhile. */
const TRIES = 4;

/** Tries until it comes to an answer; undefined stands for "somebody was faster". */
export async function tried(attempt: () => Promise<Answer | undefined>): Promise<Answer> {
  for (let count = 0; count < TRIES; count += 1) {
    const answer = await attempt();
    if (answer) return answer;
  }
  return { status: 'busy' };
}

/** A function that was made for other schemas or blocks cannot tell what is valid. */
export async function isOutdated({ site, repository }: Services, head: Snapshot): Promise<boolean> {
  if ((head.root.get('blocks') ?? null) !== site.blocks) return true;
  const sha = head.places.get('site-config/site.json')?.sha;
  const text = sha && (await repository.texts([sha])).get(sha);
  return Boolean(text) && versionIn(text ?? '') > site.schemaVersion;
}

function versionIn(text: string): number {
  try {
    return Number(JSON.parse(text).schemaVersion) || 0;
  } catch {
    return 0;
  }
}
