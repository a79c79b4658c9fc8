import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId } from 'react';
import { TextControl } from '../../forms/kit/control.ts';
import { ErrorText, Label } from '../../forms/kit/field-frame.tsx';
import { SelectControl } from '../../forms/kit/select-control.tsx';
import type { SubmissionDetails } from '../../types/config.gen.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { containerQueries, spacing } from '../../ui/theme/breakpoints.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { dayText, statusText } from '../cell-text.ts';
import { callDays, dayIn } from '../day.ts';
import { DayField } from '../day-field.tsx';
import type { ChangedField } from './change-draft.ts';
import { Conflicts } from './conflicts.tsx';
import { nameOfOwner, Owner } from './owner.tsx';
import type { Changes } from './use-changes.ts';
import { useColleagues } from './use-colleagues.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  row: LoggedSubmission;
  changes: Changes;
}

/** Status, owner, day to call back and note. Only changed fields are saved. */
export function ChangeForm({ section, row, changes }: Props) {
  const { details: texts, statuses } = section;
  const base = useId();
  const colleagues = useColleagues();
  const { draft, busy, changed, result, value, set } = changes;
  const isListed = statuses.some((status) => status.value === value('status'));

  const textOf = (field: ChangedField, text: string) => {
    if (field === 'status') return statusText(text, statuses);
    if (field === 'owner') return nameOfOwner(text, row, colleagues) ?? texts.nobody;
    return field === 'call_on' ? dayText(text) || texts.noDay : text;
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    changes.save();
  }

  return (
    <Form onSubmit={submit} method="dialog">
      <Cell>
        <Label htmlFor={`${base}status`}>{texts.status}</Label>
        <SelectControl
          id={`${base}status`}
          value={value('status')}
          onChange={({ target }) => set('status', target.value)}
        >
          {!isListed && <option value={value('status')}>{value('status')}</option>}
          {statuses.map((status) => (
            <option key={status.value} value={status.value}>
              {status.label}
            </option>
          ))}
        </SelectControl>
      </Cell>
      <CallOn
        texts={texts}
        value={value('call_on')}
        saved={row.call_on ?? ''}
        onChange={(day) => set('call_on', day)}
      />
      <Owner
        texts={texts}
        row={row}
        colleagues={colleagues}
        busy={busy}
        value={value('owner')}
        onChange={(owner) => set('owner', owner)}
        onTake={(owner) => changes.saveField('owner', owner)}
      />
      <WideCell>
        <Label htmlFor={`${base}note`}>{texts.note}</Label>
        <TextControl
          id={`${base}note`}
          value={value('note')}
          onChange={({ target }) => set('note', target.value)}
          multiline
          minRows={3}
          disableInjectingGlobalStyles
          inputProps={{ maxLength: LONGEST }}
        />
      </WideCell>
      <WideCell>
        <div role="alert">
          <Conflicts
            texts={texts}
            draft={draft}
            textOf={textOf}
            onChoice={changes.choose}
            onJoin={changes.join}
          />
          {result === 'failed' && <ErrorText>{texts.failed}</ErrorText>}
        </div>
        {/* Beside the buttons, as a toast would be below a sheet that is a modal. */}
        <div role="status">
          {result === 'saved' && <Small>{texts.saved}</Small>}
          {changed && <Small color="textSecondary">{texts.unsaved}</Small>}
        </div>
        <Buttons>
          <Button type="submit" variant="contained" disabled={busy}>
            {texts.save}
          </Button>
          {changed && (
            <Button type="button" variant="outlined" disabled={busy} onClick={changes.discard}>
              {texts.discard}
            </Button>
          )}
        </Buttons>
      </WideCell>
    </Form>
  );
}

/** Length limit of `submissions.note` (supabase/migrations/). */
const LONGEST = 4000;

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2),
  width: '100%',
  [containerQueries.up(480)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Cell = styled('div')({ display: 'grid', alignContent: 'start', gap: 6, minWidth: 0 });

const WideCell = styled(Cell)({ gridColumn: '1 / -1' });

const Small = styled(Typography)({ fontSize: '.9375rem' });

const Buttons = styled(Stack)({ flexFlow: 'row wrap', gap: spacing(1.5) });

interface CallOnProps {
  texts: SubmissionDetails;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** The saved day, which may be past. */
  saved: string;
  onChange(day: string): void;
}

/** The day to call back. */
function CallOn({ texts, value, saved, onChange }: CallOnProps) {
  return (
    <CallOnCell>
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
    </CallOnCell>
  );
}

const CallOnCell = styled('div')({ display: 'grid', alignContent: 'start', gap: 6, minWidth: 0 });

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
