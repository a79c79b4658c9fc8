import { msg } from '../../../words/message.ts';
import { t, worded } from '../../../words/reader.ts';
import type { PageState, StudioFile } from '../../shared/protocol.ts';

/** The messages of states. */
const STATES: Record<PageState, string> = {
  draft: 'studio/list:draft',
  scheduled: 'studio/list:scheduled',
  published: 'studio/list:published',
  expired: 'studio/list:expired',
  broken: 'studio/list:broken',
};

export interface Mark {
  words: string;
  kind: 'error' | 'warning' | 'unsaved' | 'comments' | 'state' | 'language';
}

/** What is worth knowing of a file before opening it. */
export function marksOf(
  { state, errors, warnings, lacking = [] }: StudioFile,
  isUnsaved: boolean,
  comments = 0,
): Mark[] {
  const marks: (Mark | false)[] = [
    isUnsaved && { words: t('studio/list:unsaved'), kind: 'unsaved' },
    errors > 0 && { words: t('studio/form:errors', { count: errors }), kind: 'error' },
    comments > 0 && {
      words: t('studio/links:open-count', { count: comments }),
      kind: 'comments',
    },
    warnings > 0 && { words: t('studio/form:warnings', { count: warnings }), kind: 'warning' },
    state !== undefined && state !== 'published' && { words: t(STATES[state]), kind: 'state' },
    lacking.length > 0 && {
      words: t('studio/list:untranslated', { languages: lacking.join(', ') }),
      kind: 'language',
    },
  ];
  return marks.filter((mark) => mark !== false);
}

/** What marks a folded group: only what somebody has to act on. */
export function marksOfGroup(files: readonly StudioFile[], unsaved: ReadonlySet<string>): Mark[] {
  const sum = (count: (file: StudioFile) => number) =>
    files.reduce((total, file) => total + count(file), 0);
  const edited = sum(({ file }) => Number(unsaved.has(file)));
  const errors = sum((file) => file.errors);
  const marks: (Mark | false)[] = [
    edited > 0 && { words: t('studio/list:unsaved-count', { count: edited }), kind: 'unsaved' },
    errors > 0 && { words: t('studio/form:errors', { count: errors }), kind: 'error' },
  ];
  return marks.filter((mark) => mark !== false);
}

/** All that a search in the list looks at. */
export const searchText = (file: StudioFile, isUnsaved: boolean): string =>
  [
    ...[file.title, file.path, file.file, file.group, file.state && t(STATES[file.state])],
    ...[worded(file.stateText), ...marksOf(file, isUnsaved).map(({ words }) => words)],
  ].join(' ');

/** The path of a page, its errors, and its state unless it is published. */
export function fileNote({ path, state, stateText, errors }: StudioFile): string | undefined {
  const stateNote =
    state && state !== 'published' ? worded(stateText ?? msg(STATES[state])) : undefined;
  const errorNote = errors > 0 ? t('studio/form:errors', { count: errors }) : undefined;
  return [path, errorNote, stateNote].filter(Boolean).join(' · ') || undefined;
}
