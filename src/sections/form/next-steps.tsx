import { styled } from '../../theme/styled.tsx';
import { type } from '../../theme/typography.ts';
import type { FormNext } from '../../types/config.gen.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { ItemTitle } from '../../ui/section-frame.tsx';

/** What comes of sending: in the room below the heading on wide screens, below the form on others. */
export function NextSteps({ title, items }: FormNext) {
  return (
    <Place>
      <ItemTitle>{title}</ItemTitle>
      <CheckList items={items} />
    </Place>
  );
}

const Place = styled('div')({
  marginTop: 40,
  '& ul': { marginTop: 24, gap: 32, color: 'var(--muted)' },
  '& strong': { ...type.h3, display: 'block', lineHeight: '28px', color: 'var(--fg)' },
  // Stations of one line.
  '& li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    inset: '25px auto -22px 6px',
    borderLeft: '1.5px solid var(--muted)',
  },
  // Below the heading, and on beside the form after it has gone by.
  '@media (min-width: 1000px)': { gridRow: '2 / span 19', alignSelf: 'start' },
  '@media screen and (min-width: 1000px) and (min-height: 640px)': {
    position: 'sticky',
    top: 'calc(var(--header) + 32px)',
    // Two that stay would stand one upon the other.
    '[data-beside][data-beside] > header:has(~ &)': { position: 'static' },
  },
});
