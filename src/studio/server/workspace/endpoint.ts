import type { IncomingMessage } from 'node:http';
import { isObject } from '../../../lib/json.ts';
import { HttpError } from '../../../node/http.ts';
import { field, msg } from '../../../words/message.ts';
import { languageOfRequest } from '../../../words/node/words-for-request.ts';
import type { Edits, Json } from '../../shared/protocol.ts';
import type { Workspace } from './workspace.ts';

/** Answers a request with an object. The message of an `HttpError` or `UserError` is shown to the person. */
export type Endpoint = (body: Record<string, unknown>, workspace: Workspace) => unknown;

/** Names of fields, files and sections are in the language of who asks. */
export const readersOwn = (workspace: Workspace, request: IncomingMessage): Workspace =>
  workspace.inLanguage(languageOfRequest(request));

/** Reads the edits of a request. Throws if they name a file that may not be edited. */
export function editsIn({ edits }: Record<string, unknown>, workspace: Workspace): Edits {
  const { values, renamed = {} } = isObject(edits) ? edits : {};
  if (!isObject(values) || !isObject(renamed))
    throw new HttpError(400, msg('studio/server:lacks', { name: 'edits' }));
  for (const file of Object.keys(values)) workspace.locate(file);
  for (const [file, from] of Object.entries(renamed)) {
    workspace.locate(requiredText(from, 'renamed'));
    if ((values[file] ?? null) === null)
      throw new HttpError(400, msg('studio/server:lacks-renamed', { file }));
  }
  return { values: values as Record<string, Json>, renamed: renamed as Record<string, string> };
}

export function requiredText(value: unknown, name: string): string {
  if (typeof value !== 'string')
    throw new HttpError(400, msg('studio/server:no-text', { field: field(name) }));
  return value;
}

export const optionalText = (value: unknown, name: string): string | undefined =>
  value === undefined || value === '' ? undefined : requiredText(value, name);
