import type { SectionOf } from '../../data/types.ts';
import { headingFont } from '../../theme/fonts.ts';
import { styled } from '../../theme/styled.tsx';
import { Actions } from '../../ui/actions.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle, SectionFrame } from '../../ui/section-frame.tsx';

export function Steps({ section }: { section: SectionOf<'steps'> }) {
  return (
    <SectionFrame section={section}>
      <List>
        {section.items.map((step, index) => (
          <Step key={step.title}>
            <Station aria-hidden={step.label ? undefined : true}>
              {step.label ?? String(index + 1).padStart(2, '0')}
            </Station>
            <div>
              <ItemTitle>
                {step.icon && <StepIcon name={step.icon} />}
                {step.title}
              </ItemTitle>
              <p>
                <RichText text={step.text} />
              </p>
            </div>
            {step.items && <CheckList items={step.items} />}
          </Step>
        ))}
      </List>
      <Actions actions={section.actions} />
    </SectionFrame>
  );
}

const List = styled('ol')({
  // Where no step hands anything over, its text takes that room.
  '@media (min-width: 1000px)': {
    '&:not(:has(> li > ul)) > li > div': {
      gridColumn: '2 / -1',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr)',
      columnGap: 'clamp(24px, 4vw, 56px)',
    },
    '&:not(:has(> li > ul)) > li p': { marginTop: 0 },
  },
});

/** Stations of one line; what a step hands over stands at its right where there is room. */
const Step = styled('li')({
  '--mark': '13px',
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
    content: '""',
    position: 'absolute',
    left: 0,
    top: 9,
    width: 'var(--mark)',
    height: 'var(--mark)',
    border: '1.5px solid var(--fg)',
    background: 'var(--bg)',
    transform: 'rotate(45deg)',
  },
  '& p': { color: 'var(--muted)', marginTop: 6, maxWidth: 600 },
  '& ul': { marginTop: 8, fontSize: '.9375rem' },
  '@media (min-width: 720px), print': {
    gridTemplateColumns: 'minmax(72px, 2fr) minmax(0, 10fr)',
    '& > ul': { gridColumn: 2 },
  },
  '@media (min-width: 1000px)': {
    gridTemplateColumns: 'minmax(88px, 2fr) minmax(0, 6fr) minmax(0, 4fr)',
    '& > ul': { gridColumn: 3, marginTop: 4 },
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
