import { worded } from '../../../words/reader.ts';
import type { PageState, StudioFile } from '../../shared/protocol.ts';
import { countText } from '../ui/elements.ts';

const STATES: Record<PageState, string> = {
  draft: 'rascunho',
  scheduled: 'agendada',
  published: 'publicada',
  expired: 'fora do ar',
  broken: 'com erro',
};

export interface Mark {
  words: string;
  kind: 'error' | 'warning' | 'unsaved' | 'state';
}

/** What is worth knowing of a file before opening it. */
export function marksOf({ state, errors, warnings }: StudioFile, isUnsaved: boolean): Mark[] {
  const marks: (Mark | false)[] = [
    isUnsaved && { words: 'por salvar', kind: 'unsaved' },
    errors > 0 && { words: countText(errors, 'erro', 'erros'), kind: 'error' },
    warnings > 0 && { words: countText(warnings, 'aviso', 'avisos'), kind: 'warning' },
    state !== undefined && state !== 'published' && { words: STATES[state], kind: 'state' },
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
    edited > 0 && { words: `${edited} por salvar`, kind: 'unsaved' },
    errors > 0 && { words: countText(errors, 'erro', 'erros'), kind: 'error' },
  ];
  return marks.filter((mark) => mark !== false);
}

/** All that a search in the list looks at. */
export const searchText = (file: StudioFile, isUnsaved: boolean): string =>
  [
    ...[file.title, file.path, file.file, file.group, file.state && STATES[file.state]],
    ...[worded(file.stateText), ...marksOf(file, isUnsaved).map(({ words }) => words)],
  ].join(' ');

/** The path of a page, its errors, and its state unless it is published. */
export function fileNote({ path, state, stateText, errors }: StudioFile): string | undefined {
  const stateNote = state && state !== 'published' ? worded(stateText) || STATES[state] : undefined;
  const errorNote = errors > 0 ? countText(errors, 'erro', 'erros') : undefined;
  return [path, errorNote, stateNote].filter(Boolean).join(' · ') || undefined;
}
