import { HttpError } from '../../../demo/http.ts';
import type { OpenAnswer, OpenedFile } from '../../shared/protocol.ts';
import type { Endpoint } from '../endpoint.ts';
import { readValue, stampOf, textOnDisk } from './json-text.ts';

/** Those that are not on the disk are left out. */
export const open: Endpoint = ({ files }, studio): OpenAnswer => {
  if (!Array.isArray(files)) throw new HttpError(400, 'Falta a lista de arquivos (files).');
  return {
    files: Object.fromEntries(
      files.flatMap((name): [string, OpenedFile][] => {
        const { file } = studio.place(String(name));
        const text = textOnDisk(studio, file);
        return text === undefined
          ? []
          : [[file, { value: readValue(text), text, stamp: stampOf(text) }]];
      }),
    ),
  };
};
