import { publishedText } from '../../../content/node/published.ts';
import { parsedOrUndefined } from '../../../content/read/json/strict-value.ts';
import { textStamp } from '../../../node/hash-of.ts';
import { HttpError } from '../../../node/http.ts';
import { msg } from '../../../words/message.ts';
import type { OpenAnswer, OpenedFile } from '../../shared/protocol.ts';
import type { Endpoint } from '../workspace/endpoint.ts';
import { textOnDisk } from './text-files.ts';

/** Files that do not exist are left out. */
export const open: Endpoint = ({ files }, workspace): OpenAnswer => {
  if (!Array.isArray(files))
    throw new HttpError(400, msg('studio/server:lacks', { name: 'files' }));
  return {
    files: Object.fromEntries(
      files.flatMap((name): [string, OpenedFile][] => {
        const { file } = workspace.locate(String(name));
        const text = textOnDisk(workspace, file);
        return text === undefined
          ? []
          : [
              [
                file,
                {
                  value: parsedOrUndefined(text),
                  text,
                  stamp: textStamp(text),
                  ...published(workspace.root, file),
                },
              ],
            ];
      }),
    ),
  };
};

/** Submissions are stored under the names that a published form gives them. */
function published(root: string, file: string): Pick<OpenedFile, 'published'> {
  const text = file.startsWith('site-config/forms/') ? publishedText(root, file) : undefined;
  if (text === undefined) return {};
  return { published: text === null ? null : parsedOrUndefined(text) };
}
