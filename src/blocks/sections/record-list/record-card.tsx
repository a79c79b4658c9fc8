import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ListedRecord } from '../../../ui/data/record-list.ts';
import { CardBody, JoinedCard } from '../../../ui/joined-cards.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { Origin } from './origin.tsx';
import { listedOf, RecordLink } from './record-link.tsx';
import { Thumbnail } from './thumbnail.tsx';

export const RecordCard = ({ item, sx }: { item: ListedRecord; sx?: object }) => (
  <Card sx={sx} data-listed={listedOf(item.to)}>
    {item.picture && <Frame picture={item.picture} />}
    <Body>
      <Origin {...item} />
      <Title>
        <RecordLink {...item} />
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
const Frame = styled(Thumbnail)({ aspectRatio: '3 / 2', objectFit: 'cover' });

/** The same with and without a picture above it, as cards of both stand side by side. */
const Body = styled(CardBody)({ display: 'flex', flexDirection: 'column', gap: spacing(1.5) });

const Title = styled(ItemTitle)({ fontSize: size.large });
