import { styled } from '@mui/material/styles';
import { WIDE } from '../../theme/wide.ts';
import type { FormNext } from '../../types/config.gen.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { ItemTitle } from '../../ui/section/headings.tsx';

interface Props extends FormNext {
  /** One below the other on a line, or side by side on wide screens. */
  flow: 'line' | 'columns';
}

/** What happens after sending. */
export function NextSteps({ title, items, flow }: Props) {
  const Steps = flow === 'line' ? StepsOnLine : StepsInColumns;
  return (
    <Root>
      <ItemTitle>{title}</ItemTitle>
      <Steps items={items} />
    </Root>
  );
}

const Root = styled('div')({
  marginTop: 40,
  // The confirmation of the form says it itself.
  'section:has([data-status=confirmed]) &': { display: 'none' },
});

const Steps = styled(CheckList)({
  marginTop: 20,
  gap: 20,
  color: 'var(--muted)',
  '& strong': { display: 'block', color: 'var(--fg)', fontSize: '1.125rem' },
});

const StepsInColumns = styled(Steps)({
  [WIDE]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
});

const StepsOnLine = styled(Steps)({
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    inset: '26px auto -24px 5.75px',
    borderLeft: '1.5px solid var(--muted)',
  },
});
