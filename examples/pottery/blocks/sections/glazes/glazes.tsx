import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import {
  headingFont,
  headingWeight,
  RichText,
  StackedLayout,
  size,
  spacing,
} from 'site-in-json/blocks/v1';
import type { Glaze, GlazesSection } from '../../types.gen.ts';

/** Each glaze on a tile, with its firing and what it is good for. */
export function Glazes({ section }: { section: GlazesSection }) {
  return (
    <StackedLayout section={section} background="white">
      <Tiles disablePadding>
        {section.glazes.map((glaze) => (
          <li key={glaze.name}>
            <Tile {...glaze} />
            <Name>{glaze.name}</Name>
            <Firing>{glaze.fired}</Firing>
            <RichText text={glaze.note} />
          </li>
        ))}
      </Tiles>
    </StackedLayout>
  );
}

/** Where the clay shows through, in hundredths of the tile: across, down, radius. */
const SPECKLES = [
  [12, 16, 1.4],
  [31, 44, 0.9],
  [52, 12, 1.1],
  [68, 38, 1.5],
  [84, 20, 0.8],
  [90, 48, 1.2],
  [20, 52, 1],
  [44, 29, 0.7],
] as const;

/** The colour as an attribute: the policy of the site refuses `style`. It is told by the name, so it is decoration. */
const Tile = ({ color, speckled }: Pick<Glaze, 'color' | 'speckled'>) => (
  <Drawing viewBox="0 0 100 60" aria-hidden="true">
    <rect width="100" height="60" rx="8" fill={color} />
    {speckled &&
      SPECKLES.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} fill="#4a3526" fillOpacity="0.7" />
      ))}
  </Drawing>
);

const Tiles = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: spacing(4),
});

const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  marginBottom: spacing(2),
  // The colours are what is shown.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

const Name = styled('h3')({
  margin: 0,
  fontFamily: headingFont,
  fontWeight: headingWeight,
  fontSize: size.large,
});

const Firing = styled('p')({ margin: spacing(0.5, 0, 1), color: 'var(--muted)' });
