import type { ComponentType } from 'react';
import type { PageData, SectionRegistry } from '../data/types.ts';
import type { Section } from '../types/config.gen.ts';
import { RenderedSection, rememberIndexes } from './rendered-sections.tsx';

interface Props {
  of: 'página' | 'seção';
  /** For example "Rascunho"; undefined if visitors see it. */
  why: string | undefined;
}

/** Explains why visitors do not see a page or section that the dev server shows. */
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

const reasons = new WeakMap<Section, string>();

export function rememberNotes(data: PageData): void {
  rememberIndexes(data);
  for (const [index, reason] of Object.entries(data.unpublished?.sections ?? {})) {
    const section = data.page.sections[Number(index)];
    if (section) reasons.set(section, reason);
  }
}

/** The section components, each with its note above it, and traceable from its elements. */
export const withNotes = (sections: SectionRegistry): SectionRegistry =>
  Object.fromEntries(
    Object.entries(sections).map(([type, Component]) => {
      // The registry's type has proved the match; TypeScript cannot follow it through the union.
      const Plain = Component as ComponentType<{ section: Section }>;
      const Noted = ({ section }: { section: Section }) => (
        <RenderedSection section={section}>
          <Note of="seção" why={reasons.get(section)} />
          <Plain section={section} />
        </RenderedSection>
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
