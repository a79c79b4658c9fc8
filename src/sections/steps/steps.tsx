import type { SectionOf } from '../../data/types.ts';
import { boundWords } from '../../lib/bound-words.ts';
import { headingFont } from '../../theme/fonts.ts';
import { secondHalf } from '../../theme/halves.ts';
import { point } from '../../theme/point.ts';
import { styled } from '../../theme/styled.tsx';
import { Actions } from '../../ui/actions.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle, SectionFrame } from '../../ui/section-frame.tsx';

/** Texts of up to so many characters stand side by side on wide screens, up to four of them. */
const SHORT = 160;

export function Steps({ section }: { section: SectionOf<'steps'> }) {
  const { items, actions } = section;
  const across = items.length <= 4 && items.every(({ text }) => text.length <= SHORT);
  return (
    <SectionFrame section={section}>
      <List data-across={across ? items.length : undefined}>
        {items.map((step, index) => (
          <Step key={step.title} data-labelled={step.label ? '' : undefined}>
            <Station aria-hidden={step.label ? undefined : true}>
              {step.label ?? String(index + 1).padStart(2, '0')}
            </Station>
            <div>
              <ItemTitle>
                {step.icon && <StepIcon name={step.icon} />}
                {boundWords(step.title)}
              </ItemTitle>
              <p>
                <RichText text={step.text} />
              </p>
            </div>
            {step.items && <CheckList items={step.items} />}
          </Step>
        ))}
      </List>
      <Actions actions={actions} />
    </SectionFrame>
  );
}

const List = styled('ol')({
  // Side by side the line runs to the right; titles, texts and what is handed over share their rows.
  '@media (min-width: 1000px)': {
    '&[data-across]': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-across="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-across="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** Stations of one line; what a step hands over stands at its right where there is room. */
const Step = styled('li')({
  position: 'relative',
  display: 'grid',
  gap: '6px clamp(24px, 4vw, 56px)',
  alignItems: 'start',
  padding: '0 0 clamp(28px, 3vw, 40px) 36px',
  '&:last-of-type': { paddingBottom: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 6,
    top: 16,
    bottom: -16,
    borderLeft: '1.5px solid var(--fg)',
  },
  '&:last-of-type::before': { display: 'none' },
  '&::after': {
    ...point,
    left: 0,
    top: 9,
  },
  '& p': { color: 'var(--muted)', marginTop: 6, maxWidth: 600 },
  '& ul': { marginTop: 8, fontSize: '.9375rem' },
  '@media (min-width: 720px), print': {
    '&:not([data-labelled])': {
      gridTemplateColumns: '28px minmax(0, 1fr)',
      columnGap: 16,
      '& > ul': { gridColumn: 2 },
    },
  },
  '@media (min-width: 1000px)': {
    'ol:not([data-across]) > &': {
      gridTemplateColumns: `minmax(0, 1fr) ${secondHalf(36)}`,
      '& > span': { gridColumn: '1 / -1' },
      '& > ul': { gridColumn: 2, marginTop: 4 },
      '&:not([data-labelled])': {
        gridTemplateColumns: `28px minmax(0, 1fr) ${secondHalf(36)}`,
        '& > span': { gridColumn: 1 },
        '& > ul': { gridColumn: 3 },
      },
    },
    '[data-across] > &&': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 3',
      padding: '36px clamp(20px, 2.4vw, 36px) 0 0',
      '&::before': {
        left: 12,
        right: -1,
        top: 6,
        bottom: 'auto',
        borderLeft: 0,
        borderTop: '1.5px solid var(--fg)',
      },
      '&::after': { top: 0 },
      '& > ul': { gridColumn: 1 },
    },
  },
});

const Station = styled('span')({
  fontFamily: headingFont,
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: 1.6,
  color: 'var(--muted)',
  fontVariantNumeric: 'tabular-nums',
});

const StepIcon = styled(Icon)({
  display: 'inline-block',
  verticalAlign: '-5px',
  marginRight: 10,
  color: 'var(--muted)',
});
