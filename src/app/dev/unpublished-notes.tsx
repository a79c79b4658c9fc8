import type { ComponentType } from 'react';
import type { PageData, SectionRegistry } from '../data/types.ts';
import type { Section } from '../types/config.gen.ts';

interface Props {
  of: 'página' | 'seção';
  /** "Rascunho"; nothing where visitors see it. */
  why: string | undefined;
}

/** Says over what only the dev server shows why visitors do not see it. */
function Note({ of, why }: Props) {
  if (!why) return null;
  return (
    <p role="note" aria-label={`Esta ${of}: ${why}`} style={STYLE}>
      {why}
    </p>
  );
}

export const PageNote = ({ data }: { data: PageData }) => (
  <Note of="página" why={data.unpublished?.page} />
);

const whys = new WeakMap<Section, string>();

/** Remembers which sections of a page need a note. */
export function rememberNotes({ page, unpublished }: PageData): void {
  for (const [index, why] of Object.entries(unpublished?.sections ?? {})) {
    const section = page.sections[Number(index)];
    if (section) whys.set(section, why);
  }
}

/** The same sections, each below its note if it needs one. */
export const withNotes = (sections: SectionRegistry): SectionRegistry =>
  Object.fromEntries(
    Object.entries(sections).map(([type, Component]) => {
      // The registry's type has proved the match; TypeScript cannot follow it through the union.
      const Plain = Component as ComponentType<{ section: Section }>;
      const Noted = ({ section }: { section: Section }) => (
        <>
          <Note of="seção" why={whys.get(section)} />
          <Plain section={section} />
        </>
      );
      return [type, Noted];
    }),
  ) as unknown as SectionRegistry;

const STYLE = {
  padding: '6px 16px',
  background: '#f2c14e',
  color: '#16181d',
  font: '600 15px / 1.5 system-ui, sans-serif',
  textAlign: 'center',
} as const;
