import { msg, quoted } from '../../words/message.ts';
import { didYouMean } from '../../words/phrases.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import type { Site } from '../read/site/site.ts';
import { nearest } from '../read/words/nearest.ts';
import { CannotEdit } from './file-change.ts';
import { addressOf, existingPage } from './pages.ts';

/** A file of a site, or a part of it. */
export interface Target {
  entry: ConfigFile;
  /** '' for the whole file. */
  pointer: string;
}

/** Of the files of a site; who names one may leave it out. */
export const FOLDER = 'site-config/';

/**
 * What somebody names: the address of a page, `/contact`, with the anchor of a section, `/contact#form`, or a file,
 * `navigation.json`. Throws CannotEdit if there is none.
 */
export function findTarget(site: Site, name: string): Target {
  if (name.endsWith('.json')) return { entry: fileNamed(site, name), pointer: '' };
  const [path = '', anchor] = name.split('#');
  const entry = existingPage(site, addressOf(path));
  return { entry, pointer: anchor ? sectionAt(entry, anchor) : '' };
}

function fileNamed({ entries }: Site, name: string): ConfigFile {
  const found = entries.find(({ file }) => file === name || file === FOLDER + name);
  if (found) return found;
  throw new CannotEdit([
    msg('content/edit:no-file', { file: quoted(name) }),
    didYouMean(
      nearest(
        name,
        entries.map(({ file }) => file),
      ),
    ),
  ]);
}

function sectionAt({ ids, file }: ConfigFile, anchor: string): string {
  const pointer = ids.get(anchor)?.[0];
  if (pointer !== undefined) return pointer.slice(0, pointer.lastIndexOf('/'));
  throw new CannotEdit([
    msg('content/edit:no-anchor', { anchor: quoted(anchor), file }),
    didYouMean(nearest(anchor, ids.keys())),
  ]);
}
