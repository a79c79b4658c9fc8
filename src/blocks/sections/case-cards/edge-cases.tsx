import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { JoinedCards } from '../../../ui/joined-cards.tsx';
import { Section, type SectionProps } from '../../../ui/section/section.tsx';
import { SectionActions, SectionHead } from '../../../ui/section/section-head.tsx';
import { breakpoints, onScreen } from '../../../ui/theme/breakpoints.ts';
import { AMONG_OTHERS, CaseCard, type Study } from './case-card.tsx';

interface Props extends Pick<SectionProps, 'section'> {
  cases: Study[];
  plots?: boolean;
}

/** Cards without a frame: the drawings fill the width of the window and touch, the words begin where the page does. */
export function EdgeCases({ section, cases, plots }: Props) {
  return (
    <Section section={section}>
      <Container>
        <SectionHead split />
      </Container>
      <FullWidth>
        <JoinedCards columns={2} rowOnPhone>
          {cases.map((study, index) => (
            <CaseCard
              key={study.id}
              study={study}
              plots={plots}
              parts={PARTS}
              sx={{ '--inside': index % 2 ? `${INNER} ${OUTER}` : `${OUTER} ${INNER}` }}
            />
          ))}
        </JoinedCards>
      </FullWidth>
      <Container>
        <SectionActions />
      </Container>
    </Section>
  );
}

const INNER = 'clamp(20px, 3vw, 48px)';

/** A card is half as wide as the window. */
const OUTER = 'max(var(--gutter), 100% - var(--content) / 2)';

/** Where the cards are not a row that scrolls. */
const BESIDE = onScreen(breakpoints.up('sm'));

const FullWidth = styled(Container)({
  [BESIDE]: {
    maxWidth: 'none',
    paddingInline: 0,
    '& > * > ul': { paddingInline: 0, borderRadius: 0 },
  },
});

const PARTS = {
  Card: styled(AMONG_OTHERS.Card)({ [BESIDE]: { boxShadow: 'none', background: 'none' } }),
  Body: styled(AMONG_OTHERS.Body)({
    [BESIDE]: { paddingBlock: 'clamp(28px, 3.4vw, 48px) 0', paddingInline: 'var(--inside)' },
  }),
  Panel: styled(AMONG_OTHERS.Panel)({ [BESIDE]: { padding: 0 } }),
  Drawing: styled(AMONG_OTHERS.Drawing)({ [BESIDE]: { maxWidth: 'none', objectFit: 'cover' } }),
};
