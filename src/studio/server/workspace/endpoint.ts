import type { IncomingMessage } from 'node:http';
import { HttpError } from '../../../node/http.ts';
import { field, msg } from '../../../words/message.ts';
import { languageOfRequest } from '../../../words/node/words-for-request.ts';
import type { DiskSite } from './disk-site.ts';

/** Answers a request with an object. The message of an `HttpError` or `UserError` is shown to the person. */
export type Endpoint = (body: Record<string, unknown>, site: DiskSite) => unknown;

/** Names of fields, files and sections are in the language of who asks. */
export const readersOwn = (site: DiskSite, request: IncomingMessage): DiskSite =>
  site.inLanguage(languageOfRequest(request));

export function requiredText(value: unknown, name: string): string {
  if (typeof value !== 'string')
    throw new HttpError(400, msg('studio/server:no-text', { field: field(name) }));
  return value;
}

export function requiredList(value: unknown, name: string): unknown[] {
  if (!Array.isArray(value)) throw new HttpError(400, msg('studio/server:lacks', { name }));
  return value;
}
