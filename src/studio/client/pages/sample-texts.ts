import { samplesIn } from '../../../content/words/sample-text.ts';
import { segmentsOf, walk } from '../../shared/json-pointer.ts';
import type { Json, StudioFile, StudioProblem } from '../../shared/protocol.ts';
import type { FieldLocation } from '../store/history.ts';

/** The pointers of a page's texts that are still samples; its sections come before what searches show. */
export function samplesOfPage(page: Json | undefined): string[] {
  const isAside = (pointer: string) => Number(!pointer.startsWith('/sections/'));
  return samplesIn(page).sort((a, b) => isAside(a) - isAside(b));
}

/** The forms and collections that may have samples: the validator says so only of files without errors. */
export const filesWithSamples = (
  files: readonly StudioFile[],
  problems: readonly StudioProblem[],
): StudioFile[] => {
  const found = new Set(
    problems.flatMap(({ code, severity, file }) =>
      code === 'sample-text' || severity === 'error' ? file : [],
    ),
  );
  return files.filter(
    ({ file, kind }) => (kind === 'form' || kind === 'collection') && found.has(file),
  );
};

export function samplesAroundPage(
  page: Json | undefined,
  files: readonly (StudioFile & { value: Json | undefined })[],
): FieldLocation[] {
  const named = new Set<unknown>();
  walk(page, (text) => named.add(text));
  return files.flatMap(({ file, kind, name, value }) =>
    samplesIn(value)
      .filter((pointer) => named.has(kind === 'form' ? name : segmentsOf(pointer)[0]))
      .map((pointer) => ({ file, pointer })),
  );
}
