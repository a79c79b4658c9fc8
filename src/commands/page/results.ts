import type { SchemaSource } from '../../content/edit/editor-schemas/schema-source.ts';
import type { Plan } from '../../content/edit/file-change.ts';
import { findTarget } from '../../content/edit/find-target.ts';
import { fileTitle, nameOf } from '../../content/edit/labels/file-title.ts';
import { pointerLabel } from '../../content/edit/labels/pointer-label.ts';
import { filePosition } from '../../content/edit/labels/schema-position.ts';
import { existing } from '../../content/edit/patch.ts';
import { type FindOptions, findTexts, textAsRead } from '../../content/edit/texts.ts';
import type { Loaded, Problem } from '../../content/index.ts';
import type { ConfigFile } from '../../content/read/site/config-file.ts';
import { stateOf } from '../../content/read/site/is-live.ts';
import { listIn, pathOf, type Site } from '../../content/read/site/site.ts';
import { isObject, type Json, pointerOf } from '../../lib/json.ts';
import { textStamp } from '../../node/hash-of.ts';
import { worded } from '../../words/reader.ts';
import type { UserError } from '../../words/user-error.ts';
import { changedLines } from '../show-changes.ts';

/*
 * What is told of a site to programs: by `--format json`, and by the tools of `mcp`. Names of fields are a promise:
 * docs/public.md lists them.
 */

export const titlesOf = ({ files }: SchemaSource) => ({
  schemaTitles: new Map([...files].map(([id, { title }]) => [id, String(title)])),
});

/** The pages of a site, and its other files. */
export function listed({ site }: Loaded, source: SchemaSource) {
  const titles = titlesOf(source);
  const others = site.entries.filter(({ kind }) => kind !== 'page');
  return {
    pages: [...site.pages]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, entry]) => ({
        path,
        file: entry.file,
        title: fileTitle(titles, entry, site),
        state: stateOf(entry.value, site.clock),
      })),
    files: others.map((entry) => ({ file: entry.file, title: fileTitle(titles, entry, site) })),
  };
}

/** A page, one of its sections, or another file, and a value in it. */
export function shown({ site, problems }: Loaded, name: string, below = '') {
  const target = findTarget(site, name);
  const { entry } = target;
  const pointer = target.pointer + below;
  return {
    file: entry.file,
    path: pathOf(entry),
    stamp: textStamp(entry.text),
    pointer,
    // Of a text that is no JSON nothing can be told but its problems.
    value: entry.isRead ? existing(entry.value as Json, pointer) : null,
    sections: entry.kind === 'page' ? sectionsOf(entry) : undefined,
    problems: problems.filter(({ file }) => file === entry.file).map(problemInWords),
  };
}

const sectionsOf = (entry: ConfigFile) =>
  listIn(entry, 'sections').map((section, index) => ({
    pointer: pointerOf('sections', index),
    type: isObject(section) ? String(section.type) : '',
    anchor: isObject(section) && typeof section.id === 'string' ? section.id : undefined,
    title: nameOf(section),
  }));

/** Texts that hold some words. */
export function found(site: Site, source: SchemaSource, words: string, options: FindOptions) {
  const titles = titlesOf(source);
  const texts = findTexts(site, source, words, options).map(({ entry, pointer, ...text }) => {
    const { line } = entry.locate({ code: '', message: '', pointer });
    return {
      file: entry.file,
      title: fileTitle(titles, entry, site),
      line,
      pointer,
      label: worded(pointerLabel(filePosition(source, entry), entry.value, pointer)),
      ...textAsRead(text),
    };
  });
  return { texts };
}

/** What a plan changes, with the lines before and after, or has changed. */
export const planned = ({ changes, left }: Plan, isWritten: boolean) => ({
  written: isWritten,
  changes: changes.map(({ file, before, after, renamedTo }) => ({
    file,
    change:
      before === undefined
        ? 'created'
        : after === undefined
          ? 'removed'
          : renamedTo === undefined
            ? 'changed'
            : 'renamed',
    renamedTo,
    stamp: after === undefined ? undefined : textStamp(after),
    lines: isWritten ? undefined : changedLines({ file, before, after }),
  })),
  left: left.map(({ entry, link }) => ({
    file: entry.file,
    pointer: link.pointer,
    link: link.value,
  })),
});

export const problemInWords = ({ message, hint, ...problem }: Problem) => ({
  severity: problem.severity,
  code: problem.code,
  file: problem.file,
  line: problem.line,
  column: problem.column,
  pointer: problem.pointer,
  message: worded(message),
  hint: hint && worded(hint),
});

/** Why nothing was done: with the problems that an edit would cause. */
export const refused = (error: UserError & { problems?: readonly Problem[] }) => ({
  error: error.message,
  problems: (error.problems ?? []).map(problemInWords),
});
