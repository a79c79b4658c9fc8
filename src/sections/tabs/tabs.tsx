import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useState } from 'react';
import type { SectionOf } from '../../data/types.ts';
import { servedElement } from '../../lib/served-element.ts';
import { halves } from '../../theme/halves.ts';
import { type } from '../../theme/typography.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { FigureList } from '../../ui/figure-list.tsx';
import { NumberedNotes } from '../../ui/numbered-notes.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Eyebrow, ItemTitle } from '../../ui/section/headings.tsx';
import { StackedLayout } from '../../ui/section/stacked-layout.tsx';
import { panelOf, TabList, tabOf } from '../../ui/tab-list.tsx';
import { MarkedDocument } from '../shared/marked-document.tsx';

/** One subject at a time; all of them, one after the other, where scripts do not run. */
export function Tabs({ section }: { section: SectionOf<'tabs'> }) {
  const base = useId();
  const { items, initial, title, picture } = section;
  const inYears = items.every(({ label }) => /^\d{4}$/.test(label)) || undefined;
  const [selected, setSelected] = useState(initial ?? items[0]?.id);
  // The boot script may have shown another. Hydrated is what the build has rendered.
  useLayoutEffect(() => {
    const shown = items.find(({ id }) => servedElement(panelOf(base, id))?.hidden === false);
    if (shown) setSelected(shown.id);
  }, [base, items]);
  return (
    <StackedLayout section={section}>
      <TabList
        tabs={items}
        base={base}
        selected={selected}
        line={inYears}
        onSelect={setSelected}
        aria-label={title}
        data-early
        data-js-only
        data-no-print
      />
      {items.map(({ id, label, title: heading, paragraphs, figures, document, notes }) => (
        <Panel
          key={id}
          id={panelOf(base, id)}
          role="tabpanel"
          aria-labelledby={tabOf(base, id)}
          tabIndex={0}
          hidden={id !== selected}
          suppressHydrationWarning
        >
          <Eyebrow aria-hidden="true">{label}</Eyebrow>
          <div>
            {picture && <Picture picture={picture} suffix={`#${id}`} />}
            <ItemTitle>{heading}</ItemTitle>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <RichText text={paragraph} />
              </p>
            ))}
            {figures && <FigureList figures={figures} />}
            {notes && <NumberedNotes notes={notes} />}
            {document && (
              <Exhibit {...document}>
                <MarkedDocument document={document} notes={notes} />
              </Exhibit>
            )}
          </div>
        </Panel>
      ))}
    </StackedLayout>
  );
}

const Panel = styled('div')({
  display: 'grid',
  gap: '8px clamp(24px, 5vw, 80px)',
  paddingTop: 'clamp(28px, 3vw, 48px)',
  '[data-js] &[hidden]': { display: 'none' },
  // It was just read on its tab.
  '@media screen': { '[data-js] & > p': { display: 'none' } },
  '& > div > p': { color: 'var(--muted)', marginTop: 16, maxWidth: 640 },
  '& > div > dl, & ol, & figure': { marginTop: 32 },
  '& > div > img': { width: '100%', maxWidth: 520, marginBottom: 24 },
  '& h2, & h3': type.middle,
  '@media (min-width: 1000px)': {
    '& > div': {
      display: 'grid',
      ...halves,
      '& > *': { gridColumn: 2 },
      '& > h2, & > h3': { gridColumn: 1, gridRow: '1 / span 2' },
      '&:not(:has(figure)) > :is(h2, h3) + p': { marginTop: 0 },
      // Beside a document it all stands below the heading.
      '&:has(figure) > *': { gridColumn: 1, gridRow: 'auto' },
      '& > figure': { gridColumn: 2, gridRow: '1 / span 9', marginTop: 0 },
      '&:has(> img)': {
        gridTemplateRows: 'repeat(4, auto) 1fr',
        '& > :not(img)': { gridColumn: 2, gridRow: 'auto' },
        '& > img': { gridColumn: 1, gridRow: '1 / -1' },
        '& > :is(h2, h3) + p': { marginTop: 16 },
      },
    },
  },
  // On paper nothing can be chosen.
  '@media print': {
    '& > p': { breakAfter: 'avoid' },
    '&, [data-js] &[hidden]': { display: 'grid' },
  },
});
