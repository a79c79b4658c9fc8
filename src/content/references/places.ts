import type { ConfigFile } from '../config-file.ts';
import type { Reference } from '../problem.ts';
import { type Link, placeOf } from './links-of.ts';
import type { Mentioned } from './mentioned.ts';
import type { Mentions } from './mentions.ts';

/** A link, and the file that it is in. */
export interface LinkPlace {
  entry: ConfigFile;
  link: Link;
}

/** The links of these files that have this text. */
export const linksSaying = (value: string, files: Iterable<ConfigFile>): LinkPlace[] =>
  linksThat((link) => link.value === value, files);

/** Every link to a page, with or without #anchor and ?query, in the order of the files and of their texts. */
export function linksTo({ mentions }: { mentions: Mentions }, path: string): LinkPlace[] {
  const leads = ({ target }: Pick<Link, 'target'>) =>
    target.kind === 'internal' && target.path === path;
  const files = [...mentions.links.values()].filter(leads).flatMap(({ files }) => [...files]);
  return linksThat(leads, new Set(files));
}

const linksThat = (isMeant: (link: Link) => boolean, files: Iterable<ConfigFile>): LinkPlace[] =>
  inOrder(files).flatMap((entry) =>
    entry.links
      .filter(isMeant)
      .map((link) => ({ entry, link }))
      .sort((a, b) => inText(a) - inText(b)),
  );

/** The positions where files refer to a name. */
export const placesNaming = (
  [kind, name]: Mentioned['names'][number],
  files: Iterable<ConfigFile>,
): { entry: ConfigFile; reference: Reference }[] =>
  inOrder(files).flatMap((entry) =>
    entry.named
      .filter((reference) => reference.kind === kind && reference.value === name)
      .map((reference) => ({ entry, reference })),
  );

/** File and line. */
export const spotOf = (place: LinkPlace): string => `${place.entry.file}:${located(place).line}`;

function inText(place: LinkPlace): number {
  const { line, column } = located(place);
  return line * 1e6 + column;
}

const located = ({ entry, link }: LinkPlace) =>
  entry.locate({ code: '', message: '', ...placeOf(link) });

export const inOrder = (files: Iterable<ConfigFile>) =>
  [...files].sort((a, b) => (a.file < b.file ? -1 : 1));
