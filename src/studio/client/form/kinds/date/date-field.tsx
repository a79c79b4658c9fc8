import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import {
  dayInWords,
  type Moment,
  printDay,
  printMoment,
  readDay,
  readHour,
  readMoment,
} from '../../../../shared/dates.ts';
import type { Json, JsonMap } from '../../../../shared/protocol.ts';
import { type FieldProps, useForm } from '../../state/form-context.ts';
import { useDraft } from '../../state/use-draft.ts';
import { IconAction, TextInput } from '../../ui/controls.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';

const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '& input[type="text"]:first-of-type': { width: 104 },
  '& input[type="text"]:last-of-type:not(:first-of-type)': { width: 66 },
  // There for its calendar, which opens from it.
  '& input[type="date"]': { position: 'absolute', inset: 0, visibility: 'hidden', width: 120 },
});

const Words = styled('span')(({ theme }) => ({
  fontSize: 12,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** A day as Brazil writes it, with the weekday in words; an hour where there can be one. */
export function DateField(props: FieldProps) {
  const { node, value, pointer, required, label } = props;
  const { change, sources } = useForm();
  const calendar = useRef<HTMLInputElement>(null);
  const written = typeof value === 'string' ? value : '';
  const moment = readMoment(written);
  const hours = hoursOf(node.schema);
  const [typed, setTyped] = useDraft(value, typedOf, ({ day, hour }) => {
    const whole = momentOf(day, hour, hours, moment?.zone ?? '', sources().timeZone);
    const next = whole ?? (day.trim() === '' && hour.trim() === '' ? '' : `${day} ${hour}`.trim());
    return change(pointer, next === '' && !required ? undefined : next);
  });
  const type = (day: string, hour: string) => setTyped({ day, hour });

  return (
    <FieldFrame {...props}>
      {(control) => (
        <Row>
          <TextInput
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="dd/mm/aaaa"
            value={typed.day}
            onChange={(event) => type(event.target.value, typed.hour)}
          />
          <IconAction
            type="button"
            title="Calendário"
            aria-label={`Calendário de ${label}`}
            onClick={() => calendar.current?.showPicker()}
          >
            <CalendarMonth aria-hidden />
          </IconAction>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            value={moment?.day ?? ''}
            onChange={({ target }) => target.value && type(printDay(target.value), typed.hour)}
          />
          {hours !== 'never' && (
            <TextInput
              type="text"
              inputMode="numeric"
              autoComplete="off"
              aria-label={`${label}: hora${hours === 'maybe' ? ', opcional' : ''}`}
              placeholder="hh:mm"
              value={typed.hour}
              onChange={(event) => type(typed.day, event.target.value)}
            />
          )}
          {moment && <Words>{dayInWords(moment.day).split(',')[0]}</Words>}
        </Row>
      )}
    </FieldFrame>
  );
}

function typedOf(value: Json | undefined) {
  const written = typeof value === 'string' ? value : '';
  const moment = readMoment(written);
  return moment ? { day: printDay(moment.day), hour: moment.hour } : { day: written, hour: '' };
}

type Hours = 'never' | 'maybe' | 'always';

function hoursOf({ pattern }: JsonMap): Hours {
  const form = new RegExp(String(pattern));
  if (!form.test('2026-12-03T09:00:00-03:00')) return 'never';
  return form.test('2026-12-03') ? 'maybe' : 'always';
}

/** Undefined while it is not whole: then the day stands in the file as it was typed, and is told. */
function momentOf(
  day: string,
  hour: string,
  hours: Hours,
  zone: string,
  timeZone: string,
): string | undefined {
  const read = readDay(day);
  if (!read) return undefined;
  const at = hours === 'always' && hour.trim() === '' ? '00:00' : readHour(hour);
  if (hour.trim() !== '' && at === undefined) return undefined;
  const moment: Moment = { day: read, hour: at ?? '', zone };
  return printMoment(moment, timeZone);
}
