import type { SectionOf } from '../../data/types.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import { Filters } from './filters.tsx';
import { Queue } from './queue.tsx';

/** A working surface as those see it who work on it. */
export function Screen({ section }: { section: SectionOf<'screen'> }) {
  const { picture, screen } = section;
  const { name, status, filters, heads, rows, source, demo } = screen;
  return (
    <SectionFrame weight="heavy" section={section} picture={picture && 'end'} buttonsFirst>
      {picture && <Picture picture={picture} />}
      <Exhibit name={name} status={status} source={source} demo={demo}>
        <Filters name={name} filters={filters} rows={rows} />
        <Queue heads={heads} rows={rows} filters={filters} />
      </Exhibit>
    </SectionFrame>
  );
}
