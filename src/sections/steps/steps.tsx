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
              <ItemTitle>{step.title}</ItemTitle>
              <p>
                <RichText text={step.text} />
              </p>
              {step.items && <CheckList items={step.items} />}
            </div>
            {step.icon && <StepIcon name={step.icon} />}
          </Step>
        ))}
      </List>
      <Actions actions={section.actions} />
    </SectionFrame>
  );
}

const List = styled('ol')({ borderBottom: '1px solid var(--line)' });

const Step = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 24px',
  alignItems: 'start',
  paddingBlock: 'clamp(24px, 2.6vw, 36px)',
  borderTop: '1px solid var(--line)',
  '& p': { color: 'var(--muted)', marginTop: 8, maxWidth: 640 },
  '& ul': { marginTop: 16, fontSize: '.9375rem' },
  '& > svg': { gridArea: '1 / 2' },
  '& > div': { gridColumn: '1 / -1' },
  '@media (min-width: 720px), print': {
    gridTemplateColumns: 'minmax(96px, 3fr) minmax(0, 8fr) minmax(32px, 1fr)',
    '& > svg': { gridArea: '1 / 3' },
    '& > div': { gridColumn: 2 },
  },
});

const Station = styled('span')({
  fontFamily: headingFont,
  fontSize: 'clamp(1.125rem, 1rem + .6vw, 1.5rem)',
  fontWeight: 600,
  lineHeight: 1.3,
  color: 'var(--accent)',
  fontVariantNumeric: 'tabular-nums',
});

const StepIcon = styled(Icon)({ justifySelf: 'end', color: 'var(--muted)', '--icon': '28px' });
