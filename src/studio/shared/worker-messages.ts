import type { Wording } from '../../words/message.ts';
import type { Requests } from './protocol.ts';
import type { SentEdits } from './sent-edits.ts';
import type { PASSED_ON } from './workspace.ts';

/** The requests that the worker answers. */
export type Thought = Exclude<keyof Requests, (typeof PASSED_ON)[number]>;

/** A request, with what has changed of its edits since the last one; or word that the site's files may have changed. */
export type ToWorker =
  | { id: number; name: Thought; body: Requests[Thought]['body']; edits?: SentEdits }
  | 'stale';

/** `ready` is the first: a browser may lose what a worker of modules is sent before it listens. */
export type FromWorker =
  | 'ready'
  | { id: number; answer: unknown }
  | { id: number; wording: Wording; mayPass: boolean };
