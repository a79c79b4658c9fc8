import { useId, useLayoutEffect, useState } from 'react';
import type { SectionOf } from '../../data/types.ts';
import { servedElement } from '../../lib/served-element.ts';
import { headingFont } from '../../theme/fonts.ts';
import { styled } from '../../theme/styled.tsx';
import { FigureList } from '../../ui/figure-list.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle, SectionFrame } from '../../ui/section-frame.tsx';
import { panelOf, TabList, tabOf } from '../../ui/tab-list.tsx';

/** One subject at a time; all of them, one after the other, where scripts do not run. */
export function Tabs({ section }: { section: SectionOf<'tabs'> }) {
  const base = useId();
  const { items, initial, title } = section;
  const [selected, setSelected] = useState(initial ?? items[0]?.id);
  // The boot script may have shown another. Hydrated is what the build has rendered.
  useLayoutEffect(() => {
    const shown = items.find(({ id }) => servedElement(panelOf(base, id))?.hidden === false);
    if (shown) setSelected(shown.id);
  }, [base, items]);
  return (
    <SectionFrame section={section}>
      <TabList
        tabs={items}
        base={base}
        selected={selected}
        onSelect={setSelected}
        aria-label={title}
        data-early
        data-js-only
        data-no-print
      />
      {items.map(({ id, label, title: heading, paragraphs, figures }) => (
        <Panel
          key={id}
          id={panelOf(base, id)}
          role="tabpanel"
          aria-labelledby={tabOf(base, id)}
          tabIndex={0}
          hidden={id !== selected}
        >
          <Label aria-hidden="true" data-word={isNumber(label) ? undefined : ''}>
            {label}
          </Label>
          <div>
            <ItemTitle>{heading}</ItemTitle>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <RichText text={paragraph} />
              </p>
            ))}
            {figures && <FigureList figures={figures} />}
          </div>
        </Panel>
      ))}
    </SectionFrame>
  );
}

const Panel = styled('div')({
  display: 'grid',
  gap: '8px clamp(24px, 5vw, 80px)',
  paddingTop: 'clamp(28px, 3vw, 48px)',
  '[data-js] &[hidden]': { display: 'none' },
  '& p': { color: 'var(--muted)', marginTop: 16, maxWidth: 640 },
  '& dl': { marginTop: 32 },
  '@media (min-width: 1000px), print': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    '@media screen': { '&:has(> [data-word])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  // On paper nothing can be chosen.
  '@media print': { breakInside: 'avoid', '&, [data-js] &[hidden]': { display: 'grid' } },
});

/** A year is worth repeating; a word was just read on its tab, which paper does not have. */
const isNumber = (label: string) => /^\d/.test(label);

const Label = styled('span')({
  fontFamily: headingFont,
  fontSize: 'clamp(2.5rem, 1.6rem + 3vw, 4.25rem)',
  fontWeight: 300,
  lineHeight: 1.05,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
  '@media screen': { '&[data-word]': { display: 'none' } },
});
