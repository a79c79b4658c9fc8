import type { Wording } from '../../words/message.ts';
import type { Difference } from './differences.ts';
import type { Requests } from './protocol.ts';
import type { SentEdits } from './sent-edits.ts';
import type { PASSED_ON } from './workspace.ts';

/** The requests that the worker answers. */
export type Thought = Exclude<keyof Requests, (typeof PASSED_ON)[number]>;

/** A request, with what has changed of its edits since the last one; or word that the site's files may have changed. */
export type ToWorker =
  | { id: number; name: Thought; body: Requests[Thought]['body']; edits?: SentEdits }
  | 'stale';

/** `difference` is from the last answer, of what grows with the site and is asked after each edit. */
export type Answered =
  | { id: number; answer: unknown }
  | { id: number; difference: Difference | undefined };

/** `ready` is the first: a browser may lose what a worker of modules is sent before it listens. */
export type FromWorker = 'ready' | Answered | { id: number; wording: Wording; mayPass: boolean };
