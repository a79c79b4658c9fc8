import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ActionButton } from '../../../ui/actions.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { useSite } from '../../../ui/data/site-context.ts';
import { cardSpan, JoinedCard, JoinedCards } from '../../../ui/joined-cards.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { useSection } from '../../../ui/section/section.tsx';
import { PHONE, spacing } from '../../../ui/theme/breakpoints.ts';
import { LargePrice } from './price-text.tsx';
import { type PricedItem, partsOf } from './priced.ts';

interface Props {
  items: PricedItem[];
  columns: 1 | 2 | 3 | 4;
}

/** Beside each other, each part at the height of its neighbours'; the recommended one on the other ground. */
export function PriceCards({ items, columns }: Props) {
  const isOnDark = useSection().section.background === 'ink';
  const { emphasis = 'ink' } = useSite();
  const { hasMark, hasIncludes, hasMore, rows } = partsOf(items);
  return (
    <JoinedCards columns={columns} areNarrow>
      {items.map((item, index) => (
        <Card
          key={item.title}
          sx={{ ...cardSpan(index, items.length, columns), '--rows': rows }}
          data-background={item.recommended && (isOnDark ? 'white' : emphasis)}
        >
          {hasMark && (
            <Mark component="p" variant="label">
              {item.recommended}
            </Mark>
          )}
          <div>
            <ItemTitle>{item.title}</ItemTitle>
            {item.text && (
              <Text color="textSecondary">
                <RichText text={item.text} />
              </Text>
            )}
          </div>
          <Price data-more={hasMore || undefined}>
            <LargePrice {...item} />
          </Price>
          {hasIncludes && (item.includes ? <Included items={item.includes} /> : <span />)}
          {item.action && (
            <Foot>
              <ActionButton
                action={{ ...item.action, ...(!item.recommended && { style: 'secondary' }) }}
                arrow={false}
              />
            </Foot>
          )}
        </Card>
      ))}
    </JoinedCards>
  );
}

const Card = styled(JoinedCard)({
  display: 'grid',
  gridRow: 'span var(--rows)',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 0,
  [PHONE]: { gridRow: 'auto', gridTemplateRows: 'none' }, // no neighbour to be level with
  color: 'var(--fg)', // of its own ground
  '@media (forced-colors: active)': { '&[data-background]': { border: '3px solid' } },
});

/** Empty in the others, so that the titles of a row stand at one height. */
const Mark = styled(Typography)({
  minHeight: '1.4em',
  marginBottom: spacing(1),
  color: 'var(--accent)',
  [PHONE]: { '&:empty': { display: 'none' } },
}) as typeof Typography;

const Text = styled(Typography)({ marginTop: spacing(1), lineHeight: 1.55 });

const Price = styled('div')({
  alignSelf: 'end',
  marginTop: spacing(3),
  '&[data-more]': { paddingBottom: spacing(3), borderBottom: '1px solid var(--line)' },
});

const Included = styled(CheckList)({ alignContent: 'start', marginTop: spacing(3) });

const Foot = styled('div')({
  display: 'grid',
  alignSelf: 'end',
  marginTop: spacing(4),
  '@media print': { marginTop: spacing(2) },
});
