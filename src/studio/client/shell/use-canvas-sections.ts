import { usePageEditing } from './use-page-editing.ts';
import { useRemoveSection } from './use-remove-section.ts';
import { useSections } from './use-sections.ts';

/** What the keys of the canvas do to the sections of the page in it. */
export function useCanvasSections(file: string) {
  const sections = useSections(file);
  const editing = usePageEditing(file);
  const onRemove = useRemoveSection(file, editing);
  return { sectionCount: sections.length, onRemove, onDuplicate: editing.duplicate };
}
