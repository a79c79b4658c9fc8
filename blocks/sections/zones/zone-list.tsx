import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { breakpoints, inset, onScreen, spacing } from 'site-in-json/blocks/v1';
import type { Zone } from '../../types.gen.ts';

/** The content of the zones, for those who cannot see the drawing, and where the drawing is too small. */
export function ZoneList({ zones }: { zones: Zone[] }) {
  return (
    <Zones disablePadding>
      {zones.map(
        ({ id, name, items }) =>
          items && (
            <Item key={id}>
              <Name>{name}</Name> {items.join('\u00a0· ')}
            </Item>
          ),
      )}
    </Zones>
  );
}

const DRAWN = onScreen(breakpoints.up('lg'));

const Zones = styled(List)({
  paddingBottom: spacing(2.5),
  paddingInline: inset,
  color: 'var(--muted)',
  lineHeight: 1.4,
  [DRAWN]: {
    position: 'absolute',
    width: 1,
    height: 1,
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  gap: spacing(2),
  paddingBlock: 7,
  borderTop: '1px solid var(--line)',
  [DRAWN]: { clipPath: 'inset(50%)' },
});

const Name = styled('strong')({ color: 'var(--fg)', [DRAWN]: { clipPath: 'inset(50%)' } });
