import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { type Clock, instantOf } from '../../../../content/read/words/time-zone.ts';
import { dateParts } from '../../../../words/locale.ts';
import { msg } from '../../../../words/message.ts';
import { t, worded } from '../../../../words/reader.ts';
import {
  dayInWords,
  type Moment,
  printDay,
  printMoment,
  readDay,
  readHour,
  readMoment,
  weekdayOf,
} from '../../../shared/dates.ts';
import { segmentsOf } from '../../../shared/json-pointer.ts';
import type { Json, JsonMap } from '../../../shared/protocol.ts';
import { palette } from '../../ui/elements.ts';
import { type FieldProps, useChange, useForm, useTyped } from '../state/form-context.ts';
import { IconAction, TextInput } from '../ui/controls.tsx';
import { FieldFrame } from '../ui/field-frame.tsx';

const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '& input[type="text"]:first-of-type': { width: 104 },
  '& input[type="text"]:last-of-type:not(:first-of-type)': { width: 66 },
  // Invisible: it only provides the browser's calendar.
  '& input[type="date"]': { position: 'absolute', inset: 0, visibility: 'hidden', width: 120 },
});

const Words = styled('span')({
  fontSize: 12,
  color: palette.text.secondary,
});

/** A date in the reader's notation with its weekday, and an hour if the schema allows one. */
export function DateField(props: FieldProps) {
  const { node, value, label } = props;
  const { sources } = useForm();
  const change = useChange(props);
  const calendar = useRef<HTMLInputElement>(null);
  const moment = typeof value === 'string' ? readMoment(value) : undefined;
  const hours = hoursOf(node.schema);
  const property = segmentsOf(props.pointer).at(-1) ?? '';
  const { timeZone } = sources();
  const note = moment && dateNote(property, moment, { now: Date.now(), timeZone });
  const [draft, setDraft] = useTyped(value, draftOf, (next) => {
    const parsed = parseDraft(next, hours);
    const printed = parsed && printMoment({ ...parsed, zone: moment?.zone ?? '' }, timeZone);
    // What is no date is kept as it was typed, for the validator to report.
    return change(printed ?? `${next.day} ${next.hour}`.trim());
  });
  /** A day that needs an hour gets one, to be seen and changed. */
  const setDay = (day: string) => {
    const needsHour = hours === 'required' && draft.hour === '' && readDay(day) !== undefined;
    setDraft({ day, hour: needsHour ? '00:00' : draft.hour });
  };

  return (
    <FieldFrame {...props} note={note}>
      {(control) => (
        <Row>
          <TextInput
            {...control}
            dir="ltr"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={emptyDay()}
            value={draft.day}
            onChange={({ target }) => setDay(target.value)}
          />
          <IconAction
            title={t('studio/form:calendar')}
            aria-label={t('studio/form:calendar-of', { field: label })}
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
            onChange={({ target }) => target.value && setDay(printDay(target.value))}
          />
          {hours !== 'never' && (
            <TextInput
              dir="ltr"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              aria-label={t('studio/form:hour-of', {
                field: label,
                isOptional: String(hours === 'optional'),
              })}
              placeholder={t('studio/form:empty-hour')}
              value={draft.hour}
              onChange={({ target }) => setDraft({ ...draft, hour: target.value })}
            />
          )}
          {moment && <Words>{weekdayOf(moment.day)}</Words>}
        </Row>
      )}
    </FieldFrame>
  );
}

interface Draft {
  day: string;
  hour: string;
}

function draftOf(value: Json | undefined): Draft {
  const text = typeof value === 'string' ? value : '';
  const moment = readMoment(text);
  return moment ? { day: printDay(moment.day), hour: moment.hour } : { day: text, hour: '' };
}

type Hours = 'never' | 'optional' | 'required';

function hoursOf({ format }: JsonMap): Hours {
  if (format === 'date') return 'never';
  return format === 'date-time' ? 'required' : 'optional';
}

/** Undefined for a day or an hour that does not exist, or is not typed completely yet. */
function parseDraft(draft: Draft, hours: Hours): Omit<Moment, 'zone'> | undefined {
  const day = readDay(draft.day);
  const isLeftOut = draft.hour.trim() === '' && hours !== 'required';
  const hour = isLeftOut ? '' : readHour(draft.hour);
  return day === undefined || hour === undefined ? undefined : { day, hour };
}

/** The dates on which something depends, by the name of the property. */
const NOTED = ['publishAt', 'expireAt', 'startsAt', 'endsAt', 'expires'];

/** A sentence below a date field, what the date needs in order to come true; undefined if nothing depends on it. */
export function dateNote(property: string, moment: Moment, clock: Clock): string | undefined {
  if (!NOTED.includes(property)) return undefined;
  const { day, hour, zone } = moment;
  const at = instantOf(hour ? `${day}T${hour}:00${zone}` : day, clock.timeZone);
  if (at <= clock.now) return t(`studio/form:past-${property}`);
  const when = hour
    ? msg('studio/form:day-and-hour', { day: dayInWords(day), hour })
    : dayInWords(day);
  const isOfBuild = property === 'publishAt' || property === 'expireAt';
  return worded([
    msg(`studio/form:ahead-${property}`, { when }),
    isOfBuild && hour ? msg('studio/form:with-hour') : undefined,
  ]);
}

/** "dd/mm/aaaa" */
const emptyDay = (): string =>
  dateParts()
    .map(({ type, value }) => (type === 'literal' ? value : t(`studio/form:empty-${type}`)))
    .join('');
