import { styled } from '../../theme/styled.tsx';
import type { FormNext } from '../../types/config.gen.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { ItemTitle } from '../../ui/section-frame.tsx';

interface Props extends FormNext {
  /** Below a form that has the whole width, side by side. */
  across: boolean;
}

/** What comes of sending: in the room below the heading on wide screens, below the form on others. */
export function NextSteps({ title, items, across }: Props) {
  return (
    <Place data-across={across || undefined}>
      <ItemTitle>{title}</ItemTitle>
      <CheckList items={items} />
    </Place>
  );
}

const Place = styled('div')({
  marginTop: 40,
  '& ul': { marginTop: 20, gap: 24 },
  '& strong': { display: 'block' },
  // Stations of one line.
  '& li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    inset: '23px auto -12px 6px',
    borderLeft: '1.5px solid var(--muted)',
  },
  '@media (min-width: 900px)': {
    '&[data-across] ul': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-across] li::after': { content: 'none' },
  },
});
