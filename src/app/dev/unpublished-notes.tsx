import { createContext, type ReactNode, useContext } from 'react';
import { type SectionProps, TypedSection } from '../../blocks/typed-section.tsx';
import type { Section } from '../../types/config.gen.ts';
import type { PageData, UnpublishedNote } from '../../ui/data/types.ts';
import { RenderedSection, rememberIndexes } from './rendered-sections.tsx';

/** Explains why visitors do not see a page or section that the dev server shows; undefined if they do. */
function Note({ note }: { note: UnpublishedNote | undefined }) {
  if (!note) return null;
  return (
    <p role="note" dir="auto" aria-label={String(note.label)} style={STYLE}>
      {String(note.text)}
    </p>
  );
}

/** The annotation keeps it out of the build. */
const Reasons = /* @__PURE__ */ createContext<ReadonlyMap<Section, UnpublishedNote> | undefined>(
  undefined,
);

interface WithNotesProps {
  data: PageData;
  /** False where only sections below the first are rendered. */
  startsPage: boolean;
  children: ReactNode;
}

/** The note of the page, and what those of its sections say. */
export function WithPageNote({ data, startsPage, children }: WithNotesProps) {
  rememberIndexes(data);
  const { page, unpublished } = data;
  const reasons = new Map(
    Object.entries(unpublished?.sections ?? {}).flatMap(
      ([index, reason]): [Section, UnpublishedNote][] => {
        const section = page.sections[Number(index)];
        return section ? [[section, reason]] : [];
      },
    ),
  );
  return (
    <Reasons value={reasons}>
      <Note note={startsPage ? unpublished?.page : undefined} />
      {children}
    </Reasons>
  );
}

/** Apart, as it may change where its section does not: with a record that the section shows. */
const SectionNote = ({ section }: { section: Section }) => (
  <Note note={useContext(Reasons)?.get(section)} />
);

/** A section by its type, with its note above it, and traceable from its elements. */
export const NotedSection = (props: SectionProps) => (
  <RenderedSection section={props.section}>
    <SectionNote section={props.section} />
    <TypedSection {...props} />
  </RenderedSection>
);

const STYLE = {
  padding: '6px 16px',
  background: '#f2c14e',
  color: '#16181d',
  font: '600 15px / 1.5 system-ui, sans-serif',
  textAlign: 'center',
} as const;
