import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RichText } from '../../../ui/rich-text.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { breakpoints, orOnPaper, spacing } from '../../../ui/theme/breakpoints.ts';
import { AlignedPrice } from './price-text.tsx';
import type { PricedItem } from './priced.ts';

/** A row for each, with the amounts below each other. */
export const PriceRows = ({ items }: { items: PricedItem[] }) => (
  <List>
    {items.map(({ title, text, includes, recommended, action, ...price }) => (
      <Row key={title}>
        <Name>
          <ItemTitle>{title}</ItemTitle>
          {recommended && <Mark>{recommended}</Mark>}
        </Name>
        <AlignedPrice {...price} />
        <Words>
          {text && (
            <Typography color="textSecondary">
              <RichText text={text} />
            </Typography>
          )}
          {includes && (
            <Included>
              {includes.map((item) => (
                <Part key={item}>
                  <RichText text={item} />
                </Part>
              ))}
            </Included>
          )}
          {action && <TextLink link={action} />}
        </Words>
      </Row>
    ))}
  </List>
);

const WIDE = orOnPaper(breakpoints.up('lg'));

const List = styled('ul')({ borderTop: '1px solid var(--line)' });

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: spacing(0.5, 3),
  alignItems: 'baseline',
  paddingBlock: spacing(2.5),
  borderBottom: '1px solid var(--line)',
  breakInside: 'avoid',
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
    columnGap: spacing(5),
  },
});

const Name = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: spacing(0.5, 1.5),
});

const Mark = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  color: 'var(--accent)',
}));

/** Between name and price in a wide window, below both in a narrow one. */
const Words = styled('div')({
  gridColumn: '1 / -1',
  [WIDE]: { gridColumn: 2, gridRow: 1 },
});

/** What is included, in a line: "clay · glazes · firing". */
const Included = styled('ul')({ display: 'flex', flexWrap: 'wrap', color: 'var(--muted)' });

const Part = styled('li')({
  '&:not(:last-child)::after': { content: '"\\00a0·\\00a0 " / ""', whiteSpace: 'pre' },
});
