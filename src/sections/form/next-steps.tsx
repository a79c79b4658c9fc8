import { styled } from '@mui/material/styles';
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
  // What was sent says it itself.
  'div:has([data-status=confirmed]) ~ &': { display: 'none' },
  '& ul': { marginTop: 20, gap: 20, color: 'var(--muted)' },
  '& strong': { display: 'block', color: 'var(--fg)', fontSize: '1.125rem' },
  // Stations of one line.
  '[data-beside] > & li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    inset: '26px auto -24px 5.75px',
    borderLeft: '1.5px solid var(--muted)',
  },
  '@media (min-width: 1000px)': {
    '[data-beside] > &': { gridRow: '2 / span 19' },
    '[data-beside] > ul + &': { gridRow: '3 / span 18' },
    // Below a form of the whole width, beside one another.
    'div:not([data-beside]) > & > ul': {
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
    },
  },
});
