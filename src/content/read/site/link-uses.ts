import { type Link, type Mentioned, pointerOfLink } from '../references/links-of.ts';
import type { Reference } from '../words/problem.ts';
import type { ConfigFile } from './config-file.ts';
import type { Mentions } from './mentions.ts';

/** A link in a file. */
export interface LinkUse {
  entry: ConfigFile;
  link: Link;
}

/** The links in these files to this address, as it is written. */
export const linksSaying = (value: string, files: Iterable<ConfigFile>): LinkUse[] =>
  linksThat((link) => link.value === value, files);

/** Every link to a page, with or without #anchor and ?query, in the order of the files and of their texts. */
export function linksTo({ mentions }: { mentions: Mentions }, path: string): LinkUse[] {
  const leads = ({ target }: Pick<Link, 'target'>) =>
    target.kind === 'internal' && target.path === path;
  const files = [...mentions.links.values()].filter(leads).flatMap(({ files }) => [...files]);
  return linksThat(leads, new Set(files));
}

const linksThat = (isMeant: (link: Link) => boolean, files: Iterable<ConfigFile>): LinkUse[] =>
  inOrder(files).flatMap((entry) =>
    entry.links
      .filter(isMeant)
      .map((link) => ({ entry, link }))
      .sort((a, b) => inText(a) - inText(b)),
  );

/** The references of these files to a name. */
export const usesNaming = (
  [kind, name]: Mentioned['names'][number],
  files: Iterable<ConfigFile>,
): { entry: ConfigFile; reference: Reference }[] =>
  inOrder(files).flatMap((entry) =>
    entry.named
      .filter((reference) => reference.kind === kind && reference.value === name)
      .map((reference) => ({ entry, reference })),
  );

/** File and line. */
export const spotOf = (use: LinkUse): string => `${use.entry.file}:${located(use).line}`;

function inText(use: LinkUse): number {
  const { line, column } = located(use);
  return line * 1e6 + column;
}

const located = ({ entry, link }: LinkUse) =>
  entry.locate({ code: '', message: '', ...pointerOfLink(link) });

export const inOrder = (files: Iterable<ConfigFile>) =>
  [...files].sort((a, b) => (a.file < b.file ? -1 : 1));
