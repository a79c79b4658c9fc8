import { parsedOrUndefined } from '../../../content/read/json/strict-value.ts';
import { msg } from '../../../words/message.ts';
import { UserError } from '../../../words/user-error.ts';
import type { OpenAnswer, OpenedFile } from '../../shared/protocol.ts';
import type { Endpoint } from '../endpoint.ts';
import type { OpenSite } from '../open-site.ts';

/** Files that do not exist are left out. */
export const open: Endpoint = async ({ files }, opened): Promise<OpenAnswer> => {
  if (!Array.isArray(files)) throw new UserError(msg('studio/server:lacks', { name: 'files' }));
  const found = files.map(async (name): Promise<[string, OpenedFile][]> => {
    const { file } = opened.locate(String(name));
    const [text, stamp] = [opened.textOf(file), opened.stampOf(file)];
    if (text === undefined || stamp === undefined) return [];
    const value = parsedOrUndefined(text);
    return [[file, { value, text, stamp, ...(await published(opened, file)) }]];
  });
  return { files: Object.fromEntries((await Promise.all(found)).flat()) };
};

/** Submissions are stored under the names that a published form gives them. */
async function published(
  { facts, setup }: OpenSite,
  file: string,
): Promise<Pick<OpenedFile, 'published'>> {
  if (!setup.git || !file.startsWith('site-config/forms/')) return {};
  const known = await facts.ask('published-text', file);
  if (!known) return {};
  return { published: known.text === null ? null : parsedOrUndefined(known.text) };
}
