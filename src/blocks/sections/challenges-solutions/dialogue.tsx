import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RichText } from '../../../ui/rich-text.tsx';
import { halves } from '../../../ui/theme/halves.ts';
import { size } from '../../../ui/theme/size.ts';
import type { PairsProps } from './pairs.ts';
import { SideLabelOnce } from './side-label.tsx';

/** Each challenge in quotation marks, followed by its answer; the titles of the lists are the speakers. */
export function Dialogue({ section: { challenges, solutions }, pairs }: PairsProps) {
  return (
    <Turns component="ol" disablePadding>
      {pairs.map(({ challenge, solution }, index) => (
        <Turn key={challenge}>
          <div>
            <SideLabelOnce title={challenges.title} first={index === 0} />
            <Challenge variant="middle" component="q">
              <RichText text={challenge} />
            </Challenge>
          </div>
          <Answer>
            <SideLabelOnce title={solutions.title} first={index === 0} />
            <Typography>
              <RichText text={solution} />
            </Typography>
          </Answer>
        </Turn>
      ))}
    </Turns>
  );
}

const Turns = styled(List)({
  display: 'grid',
  gap: 40,
  '@media (min-width: 800px)': { gap: 36 },
}) as typeof List;

const Turn = styled('li')({
  display: 'grid',
  gap: 20,
  breakInside: 'avoid',
  '@media (min-width: 800px)': halves,
});

const Challenge = styled(Typography)({ display: 'block' }) as typeof Typography;

/** Indented below its challenge; on wide screens at its right. */
const Answer = styled('div')({
  fontSize: size.text,
  lineHeight: 1.55,
  paddingLeft: 20,
  borderLeft: '1.5px solid var(--fg)',
  '@media (min-width: 800px)': { paddingLeft: 24 },
});
