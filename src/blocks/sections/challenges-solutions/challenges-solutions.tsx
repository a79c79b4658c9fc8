import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import type { SectionOf } from '../../../ui/data/types.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { halves } from '../../../ui/theme/layout.ts';
import { size } from '../../../ui/theme/size.ts';
import { Columns } from './columns.tsx';
import { Marks } from './marks.tsx';
import type { PairsProps } from './pairs.ts';
import { pairsOf } from './pairs.ts';
import { PairsTable } from './pairs-table.tsx';
import { SideLabelOnce } from './side-label.tsx';

/** Chunks of their own: few pages have them. */
const PairCards = lazyComponent(async () => (await import('./pair-cards.tsx')).PairCards);
const Strips = lazyComponent(async () => (await import('./strips.tsx')).Strips);

const PAIRED = { table: PairsTable, dialogue: Dialogue, cards: PairCards, strips: Strips };

export function ChallengesSolutions({ section }: { section: SectionOf<'challenges-solutions'> }) {
  // The layouts of this section are its own, not those of the frame.
  const { layout, ...framed } = section;
  if (layout === 'marks')
    return <Marks section={section} pairs={pairsOf(section)} framed={framed} />;
  const Pairs = layout && PAIRED[layout];
  return (
    <StackedLayout section={framed}>
      {Pairs ? <Pairs section={section} pairs={pairsOf(section)} /> : <Columns section={section} />}
    </StackedLayout>
  );
}

/** Each challenge in quotation marks, followed by its answer; the titles of the lists are the speakers. */
function Dialogue({ section: { challenges, solutions }, pairs }: PairsProps) {
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
  gap: spacing(5),
  [breakpoints.up('lg')]: { gap: spacing(4.5) },
}) as typeof List;

const Turn = styled('li')({
  display: 'grid',
  gap: spacing(2.5),
  breakInside: 'avoid',
  [breakpoints.up('lg')]: halves,
});

const Challenge = styled(Typography)({ display: 'block' }) as typeof Typography;

/** Indented below its challenge; on wide screens at its right. */
const Answer = styled('div')({
  fontSize: size.text,
  lineHeight: 1.55,
  paddingLeft: spacing(2.5),
  borderLeft: '1.5px solid var(--fg)',
  [breakpoints.up('lg')]: { paddingLeft: spacing(3) },
});
