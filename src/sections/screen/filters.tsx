import { inset } from '../../theme/inset.ts';
import { styled } from '../../theme/styled.tsx';
import type { ScreenFilter } from '../../types/config.gen.ts';

export function Filters({ filters }: { filters: ScreenFilter[] }) {
  return (
    <List>
      {filters.map(({ label, count, active }) => (
        <li key={label} data-active={active ? '' : undefined}>
          {label} {count && <span>{count}</span>}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  paddingInline: inset,
  borderBottom: '1px solid var(--line)',
  fontSize: '.9375rem',
  color: 'var(--muted)',
  '& > li': { paddingBlock: '12px 10px', borderBottom: '2px solid transparent' },
  '& > [data-active]': { color: 'var(--fg)', fontWeight: 600, borderColor: 'var(--fg)' },
  '& span': { marginLeft: 4 },
  // On a phone two to a row, the numbers below each other.
  '@media (max-width: 559px)': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    '& > li': { display: 'flex', justifyContent: 'space-between' },
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
});
