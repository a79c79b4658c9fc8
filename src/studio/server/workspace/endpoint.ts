import type { Workspace } from './workspace.ts';

/** Answers a request with an object. The message of an `HttpError` or `UserError` is shown to the person. */
export type Endpoint = (body: Record<string, unknown>, workspace: Workspace) => unknown;
