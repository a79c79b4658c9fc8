import { Fragment, type FragmentInstance, type ReactNode, useCallback } from 'react';
import type { Section } from '../../types/config.gen.ts';
import type { PageData } from '../../ui/data/types.ts';

declare module 'react' {
  interface FragmentInstance {
    /** React documents it; the types of 19.3 leave it out. */
    compareDocumentPosition(node: Node): number;
  }
}

const indexes = new WeakMap<Section, number>();
/** React's handle of the elements of each section that is in the document. */
const rendered = new Map<Section, FragmentInstance>();

export function rememberIndexes({ page }: PageData): void {
  for (const [index, section] of page.sections.entries()) indexes.set(section, index);
}

/** Lets `sectionOf` find the section that an element belongs to. */
export function RenderedSection(props: { section: Section; children: ReactNode }) {
  const { section, children } = props;
  const track = useCallback(
    (fragment: FragmentInstance) => {
      rendered.set(section, fragment);
      return () => void rendered.delete(section);
    },
    [section],
  );
  return <Fragment ref={track}>{children}</Fragment>;
}

/** The index of the section that contains an element; undefined outside all sections. */
export function sectionOf(element: Element | null): number | undefined {
  if (!element) return undefined;
  for (const [section, fragment] of rendered)
    if (fragment.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_CONTAINED_BY)
      return indexes.get(section);
  return undefined;
}
