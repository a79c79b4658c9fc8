import { styled } from '@mui/material/styles';
import { inset } from '../../theme/inset.ts';
import type { Zone } from '../../types/config.gen.ts';

/** What is in the zones: for whoever cannot see the drawing, and where it has no room to say so. */
export function ZoneList({ zones }: { zones: Zone[] }) {
  return (
    <List>
      {zones.map(
        ({ id, name, items }) =>
          items && (
            <li key={id}>
              <strong>{name}</strong> {items.join(' · ')}
            </li>
          ),
      )}
    </List>
  );
}

const List = styled('ul')({
  paddingBottom: 20,
  paddingInline: inset,
  color: 'var(--muted)',
  lineHeight: 1.4,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    gap: 16,
    paddingBlock: 7,
    borderTop: '1px solid var(--line)',
  },
  '& strong': { color: 'var(--fg)' },
  '@media screen and (min-width: 900px)': {
    position: 'absolute',
    width: 1,
    height: 1,
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    '& *': { clipPath: 'inset(50%)' },
  },
});
