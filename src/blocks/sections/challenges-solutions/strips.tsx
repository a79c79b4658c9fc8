import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { narrowHead } from '../../../ui/theme/layout.ts';
import type { PairsProps } from './pairs.ts';
import { SideLabelOnce } from './side-label.tsx';

/** Below each other a drawing for each pair, which touches the next one on wide screens; the pair is at its right. */
export function Strips({ section: { challenges, solutions, pictures }, pairs }: PairsProps) {
  return (
    <List component="ol" disablePadding>
      {pairs.map(({ challenge, solution }, index) => {
        const picture = pictures?.[index];
        return (
          <Strip key={challenge} disableGutters>
            {picture && <Drawing picture={picture} />}
            <Words>
              <div>
                <SideLabelOnce title={challenges.title} first={index === 0} />
                <Typography variant="h3" component="p">
                  <RichText text={challenge} />
                </Typography>
              </div>
              <div>
                <SideLabelOnce title={solutions.title} first={index === 0} />
                <Typography>
                  <RichText text={solution} />
                </Typography>
              </div>
            </Words>
          </Strip>
        );
      })}
    </List>
  );
}

const Strip = styled(ListItem)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2),
  padding: spacing(0, 0, 4),
  breakInside: 'avoid',
  [breakpoints.up('sm')]: {
    // Not narrower than on a phone, so that the letters in it can be read.
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: narrowHead.columnGap,
    padding: 0,
  },
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    alignItems: 'stretch',
  },
}) as typeof ListItem;

/** As tall as the words beside it, if these are taller. */
const Drawing = styled(Picture)({
  width: '100%',
  objectFit: 'contain',
  borderRadius: 'var(--picture)',
});

const Words = styled('div')({
  display: 'grid',
  gap: spacing(1.5),
  minWidth: 0,
  [breakpoints.up('sm')]: {
    alignContent: 'center',
    paddingBlock: spacing(2),
    borderTop: '1px solid var(--line)',
  },
  [breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr', columnGap: 'inherit' },
});
