import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useState } from 'react';
import { servedElement } from '../../../lib/served-element.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Eyebrow } from '../../../ui/section/headings.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { panelOf, TabList, tabOf } from '../../../ui/tab-list.tsx';
import { PanelContent } from './panel-content.tsx';

/** One panel at a time; all of them, stacked, without scripts. */
export function Tabs({ section }: { section: SectionOf<'tabs'> }) {
  const base = useId();
  const { items, initial, title, picture } = section;
  const inYears = items.every(({ label }) => /^\p{Nd}{4}$/u.test(label));
  const [selected, setSelected] = useState(initial ?? items[0]?.id);
  // The boot script may have shown another tab; hydration needs the one that the build rendered.
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
        variant={inYears ? 'line' : 'words'}
        onSelect={setSelected}
        aria-label={title}
        data-early
        data-js-only
        data-no-print
      />
      {items.map((item) => (
        <Panel
          key={item.id}
          id={panelOf(base, item.id)}
          role="tabpanel"
          aria-labelledby={tabOf(base, item.id)}
          tabIndex={0}
          hidden={item.id !== selected}
          suppressHydrationWarning
        >
          <Label aria-hidden="true">{item.label}</Label>
          <PanelContent item={item} picture={picture} />
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
  // In print all panels are shown.
  '@media print': {
    '& > p': { breakAfter: 'avoid' },
    '&, [data-js] &[hidden]': { display: 'grid' },
  },
});

/** The tab has just read it out. */
const Label = styled(Eyebrow)({ '@media screen': { '[data-js] &': { display: 'none' } } });
