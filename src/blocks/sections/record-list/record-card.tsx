import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { boundWords } from '../../../lib/bound-words.ts';
import type { ListedRecord } from '../../../ui/data/record-list.ts';
import { CardBody, JoinedCard } from '../../../ui/joined-cards.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { Origin } from './origin.tsx';
import { RecordLink } from './record-link.tsx';
import { Thumbnail } from './thumbnail.tsx';

export const RecordCard = ({ item, sx }: { item: ListedRecord; sx?: object }) => (
  <Card sx={sx}>
    {item.picture && <Frame picture={item.picture} />}
    <Body data-wordy={item.picture ? undefined : ''}>
      <Origin {...item} />
      <Title>
        <RecordLink to={item.to}>{boundWords(item.title)}</RecordLink>
      </Title>
      {item.summary && <Typography color="textSecondary">{item.summary}</Typography>}
    </Body>
  </Card>
);

const Card = styled(JoinedCard)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
});

/** From edge to edge, whatever its shape. */
const Frame = styled(Thumbnail)({ objectFit: 'cover' });

/** Without a picture its words have all of the card: the date at the top, a larger title at the foot. */
const Body = styled(CardBody)({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(1.5),
  '&[data-wordy]': { flex: 1 },
  '&[data-wordy] > h3': { marginTop: 'auto', paddingTop: spacing(2), fontSize: size.middle },
});

const Title = styled(ItemTitle)({ fontSize: size.large });
