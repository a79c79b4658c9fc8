import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { SubmissionDetails } from '../../types/config.gen.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { callDays, dayIn } from '../day.ts';
import { DayField } from '../day-field.tsx';

interface Props {
  texts: SubmissionDetails;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** The saved day, which may be past. */
  saved: string;
  onChange(day: string): void;
}

/** The day to call back. */
export function CallOn({ texts, value, saved, onChange }: Props) {
  return (
    <Cell>
      <DayField
        label={texts.callOn}
        value={value}
        onChange={onChange}
        bounds={value === saved ? undefined : callDays()}
      />
      <Stack direction="row" useFlexGap spacing={0.5}>
        {([1, 7] as const).map((days) => (
          <Quick key={days} type="button" variant="text" onClick={() => onChange(dayIn(days))}>
            {days === 1 ? texts.tomorrow : texts.nextWeek}
          </Quick>
        ))}
      </Stack>
    </Cell>
  );
}

const Cell = styled('div')({ display: 'grid', alignContent: 'start', gap: 6, minWidth: 0 });

const Quick = styled(Button)({
  minHeight: 32,
  padding: spacing(0.5, 1, 0.5, 0),
  color: 'inherit',
  fontSize: '.875rem',
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.3em',
  '&:hover': { backgroundColor: 'transparent', textDecorationThickness: 2 },
});
