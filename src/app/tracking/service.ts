import type { CategoryId } from '../data/types.ts';
import type { Receiver } from './track.ts';

export interface TagAddress {
  id: string;
  script: string;
}

/** The categories that are allowed, of those that cover the service. */
export type Grants = ReadonlySet<CategoryId>;

/** What each tag knows of itself. Every function may throw; `tags.ts` and `track.ts` expect it. */
export interface Service {
  /** Prepares the queue, says what is allowed, and then loads the script. */
  start(tag: TagAddress, grants: Grants): Promise<void>;
  /** Says what is allowed from now on; nothing, after a withdrawal. */
  update(grants: Grants): void;
  receive: Receiver;
  /** The cookies it leaves. */
  cookies: RegExp;
}
