import { isObject } from '../../lib/json.ts';
import { field, msg } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import type { Edits, Json } from '../shared/protocol.ts';
import type { OpenSite } from './open-site.ts';

/** Answers a request with an object. The message of a `UserError` is shown to the person. */
export type Endpoint = (body: Record<string, unknown>, opened: OpenSite) => unknown;

/** Reads the edits of a request. Throws if they name a file that may not be edited. */
export function editsIn({ edits }: Record<string, unknown>, opened: OpenSite): Edits {
  const { values, renamed = {} } = isObject(edits) ? edits : {};
  if (!isObject(values) || !isObject(renamed))
    throw new UserError(msg('studio/server:lacks', { name: 'edits' }));
  for (const file of Object.keys(values)) opened.locate(file);
  for (const [file, from] of Object.entries(renamed)) {
    opened.locate(requiredText(from, 'renamed'));
    if ((values[file] ?? null) === null)
      throw new UserError(msg('studio/server:lacks-renamed', { file }));
  }
  return { values: values as Record<string, Json>, renamed: renamed as Record<string, string> };
}

export function requiredText(value: unknown, name: string): string {
  if (typeof value !== 'string')
    throw new UserError(msg('studio/server:no-text', { field: field(name) }));
  return value;
}

export const optionalText = (value: unknown, name: string): string | undefined =>
  value === undefined || value === '' ? undefined : requiredText(value, name);
