import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { FormNext } from '../../../types/config.gen.ts';
import { Point } from '../../../ui/point.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';

interface Props extends FormNext {
  /** Stacked on a line, or side by side on wide screens. */
  flow: 'line' | 'columns';
}

/** What happens after sending. */
export function NextSteps({ title, items, flow }: Props) {
  const { Steps, Step } = flow === 'line' ? ON_LINE : IN_COLUMNS;
  return (
    <Root>
      <ItemTitle>{title}</ItemTitle>
      <Steps disablePadding>
        {items.map((item) => (
          <Step key={item}>
            <RichText text={item} />
          </Step>
        ))}
      </Steps>
    </Root>
  );
}

const Root = styled('div')({
  marginTop: spacing(5),
  // The confirmation of the form repeats it.
  'section:has([data-status=confirmed]) &': { display: 'none' },
});

const Steps = styled(List)({
  display: 'grid',
  gap: spacing(2.5),
  marginTop: spacing(2.5),
  color: 'var(--muted)',
  // Nothing is done yet: no ticks, whatever the theme has for lists.
  '--bullet': 'initial',
  '--bullet-line': 'initial',
});

/** The time of a step, which editors write in bold. */
const Step = styled(Point)({
  '& strong': { display: 'block', color: 'var(--fg)', fontSize: size.text },
});

const IN_COLUMNS = {
  Steps: styled(Steps)({
    [breakpoints.up('lg')]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  }),
  Step,
};

const ON_LINE = {
  Steps,
  Step: styled(Step)({
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      inset: '26px auto -24px 5.75px',
      borderLeft: '1.5px solid var(--muted)',
    },
  }),
};
