import type { Workspace } from './workspace.ts';

/** Answers what the studio's page asks with an object. A `HttpError` or `UserError` is for the person. */
export type Endpoint = (body: Record<string, unknown>, workspace: Workspace) => unknown;
