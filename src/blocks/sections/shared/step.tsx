import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { headingWeight } from '../../../ui/theme/font-weights.ts';
import { headingFont } from '../../../ui/theme/fonts.ts';
import { point } from '../../../ui/theme/marks.ts';
import { size } from '../../../ui/theme/size.ts';

export const line = '1.5px solid var(--fg)';

/** A step on a vertical line. */
export const StepItem = styled('li')({
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
    borderLeft: line,
  },
  '&:last-of-type::before': { display: 'none' },
  '&::after': { ...point, left: 0, top: 9 },
});

/** The number of a step, or its time or actor. */
export const StepLabel = styled(Typography)({
  fontFamily: headingFont,
  fontSize: size.text,
  fontWeight: headingWeight,
  lineHeight: 1.6,
}) as typeof Typography;
