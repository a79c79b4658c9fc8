import { type ComponentType, useState } from 'react';
import { Served, useServed } from '../lib/served.tsx';
import type { Section } from '../types/config.gen.ts';
import { sections, staticSections } from './sections.ts';

export interface SectionProps {
  section: Section;
  /** Whether it is the first of its page. */
  first: boolean;
}

/** A section, by its type; a static one stays as it was served. */
export const TypedSection = (props: SectionProps) =>
  useKept(props) ? <Served tag="section" /> : <Rendered {...props} />;

function Rendered({ section }: SectionProps) {
  const { type } = section;
  // The registry's type guarantees the match; TypeScript does not see it through the union.
  const Component = (sections[type] ?? staticSections.use()[type]) as ComponentType<{
    section: Section;
  }>;
  return <Component section={section} />;
}

/** Until another section is to be shown in its place, or it becomes the first. */
function useKept({ section, first }: SectionProps): boolean {
  const isServed = useServed();
  const [served] = useState({ section, first });
  const isStatic = !sections[section.type];
  return isServed && isStatic && served.section === section && served.first === first;
}
