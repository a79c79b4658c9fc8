import type { CategoryId } from '../../ui/data/types.ts';
import type { Receiver } from './track.ts';

export interface TagAddress {
  id: string;
  script: string;
}

/** The allowed categories of a service. */
export type Grants = ReadonlySet<CategoryId>;

/** A tag. Every function may throw; `tags.ts` and `track.ts` handle it. */
export interface Service {
  /** Prepares the queue, passes the grants, and then loads the script. */
  start(tag: TagAddress, grants: Grants): Promise<void>;
  /** Passes the new grants; none after a withdrawal. */
  update(grants: Grants): void;
  receive: Receiver;
  /** The cookies that it sets. */
  cookies: RegExp;
}
