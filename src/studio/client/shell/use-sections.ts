import { useMemo } from 'react';
import type { JsonMap } from '../../shared/protocol.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { sectionsOf } from './sections.ts';

/** The sections of a page; the same array until the page changes. */
export function useSections(file: string): JsonMap[] {
  const store = useStore();
  const page = useStudio(() => store.value(file));
  return useMemo(() => sectionsOf(page), [page]);
}
