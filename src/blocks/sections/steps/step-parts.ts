import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { StepItem, StepLabel } from '../shared/step.tsx';

const Drawing = styled('svg')({
  height: '100%',
  overflow: 'visible',
  '& path': {
    fill: 'none',
    stroke: 'var(--fg)',
    strokeWidth: 1.5,
    vectorEffect: 'non-scaling-stroke',
  },
});

/** The default parts of steps; each arrangement replaces some of them. */
export const parts = {
  List,
  Step: StepItem,
  Label: StepLabel,
  /** Who takes a step that has a label, too. */
  Who: 'span',
  /** Title and text. */
  Body: 'div',
  Text: styled(Typography)({ marginTop: 6, maxWidth: 600 }),
  Drawing,
  /** The sheet that a step hands over. */
  Handed: styled('ul')({ marginTop: spacing(1) }),
  HandedItem: styled('li')({ paddingBlock: 5, borderTop: '1px solid var(--line)' }),
} satisfies Record<string, ElementType>;

export type StepParts = Record<keyof typeof parts, ElementType>;
