import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ListedRecord, RecordList } from '../../../ui/data/record-list.ts';
import { CardBody, JoinedCard } from '../../../ui/joined-cards.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { breakpoints, onScreen, PHONE, spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { countFacts, Facts } from './facts.tsx';
import { Origin } from './origin.tsx';
import { RecordButton } from './record-button.tsx';
import { listedOf, RecordTitle } from './record-title.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface Props extends Pick<RecordList, 'columns'> {
  item: ListedRecord;
  /** Of the pictures of the list: `beside` the words, or above them. */
  shape: keyof typeof SHAPES;
  /** How many facts the record of its row has that has most. */
  mostFacts: number;
  sx?: object;
}

export function RecordCard({ item, columns, shape, mostFacts, sx }: Props) {
  const { Card, Frame } = SHAPES[shape];
  return (
    <Card sx={sx} data-listed={listedOf(item)}>
      {item.picture && <Frame picture={item.picture} />}
      <Body>
        <Origin {...item} />
        <Title>
          <RecordTitle {...item} />
        </Title>
        {item.summary && <Typography color="textSecondary">{item.summary}</Typography>}
        <Facts facts={item.facts} columns={columns} most={mostFacts} />
        <RecordButton action={item.action} atFoot={countFacts(item.facts) === 0} />
      </Body>
    </Card>
  );
}

const Card = styled(JoinedCard)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
});

/** From edge to edge, whatever its shape. */
const Frame = styled(Thumbnail)({ aspectRatio: '3 / 2', objectFit: 'cover' });

const UprightFrame = styled(Frame)({
  aspectRatio: '3 / 4',
  [PHONE]: { width: '36%' },
});

/** On phones a portrait stands beside its words, as in a list of people. */
const UprightCard = styled(Card)({ [PHONE]: { flexDirection: 'row' } });

const LARGE = onScreen(breakpoints.up('lg'));

const SHAPES = {
  wide: { Card, Frame },
  upright: { Card: UprightCard, Frame: UprightFrame },
  beside: {
    Card: styled(UprightCard)({ [LARGE]: { flexDirection: 'row' } }),
    Frame: styled(UprightFrame)({ [LARGE]: { width: '40%' } }),
  },
};

/** The same with and without a picture above it, as cards of both stand side by side. */
const Body = styled(CardBody)({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: spacing(1.5),
  minWidth: 0,
});

const Title = styled(ItemTitle)({ fontSize: size.large });
