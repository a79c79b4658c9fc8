import { styled } from '@mui/material/styles';
import { dateParts, readerLocale } from '../../../../words/locale.ts';
import { t } from '../../../../words/reader.ts';
import { segmentsOf } from '../../../shared/json-pointer.ts';
import { lastDayOf, readMonthDay, withMonth } from '../../../shared/month-day.ts';
import { type FieldProps, useChange, useTyped } from '../state/form-context.ts';
import { Select } from '../ui/controls.tsx';
import { FieldFrame } from '../ui/field-frame.tsx';
import { TextField } from './text-field.tsx';

/** A day of every year, in the order of the reader's country; a text that is none is changed as a text. */
export function MonthDayField(props: FieldProps) {
  const { value } = props;
  const isDay = !value || readMonthDay(value) !== undefined;
  return isDay ? <DayAndMonth {...props} /> : <TextField {...props} />;
}

function DayAndMonth(props: FieldProps) {
  const { value, label, pointer } = props;
  const change = useChange(props);
  const isEnd = segmentsOf(pointer).at(-1) === 'to';
  const [{ month, day }, setDraft] = useTyped(
    value,
    (value) => readMonthDay(value) ?? { month: '', day: '' },
    (next) => change(next.month && next.day ? `${next.month}-${next.day}` : ''),
  );
  const setMonth = (next: string) => setDraft(withMonth({ month, day }, next, isEnd));
  const most = Math.max(Number(lastDayOf(month)), Number(day));
  return (
    <FieldFrame {...props}>
      {(control) => (
        <Row>
          {order().map((part, index) => (
            <Select
              key={part}
              {...(index === 0 && control)}
              aria-label={t(`studio/form:${part}-of`, { field: label })}
              value={part === 'day' ? day : month}
              onChange={({ target }) =>
                part === 'day' ? setDraft({ month, day: target.value }) : setMonth(target.value)
              }
            >
              <option value="">—</option>
              {(part === 'day' ? numbers(most) : numbers(12)).map((number) => (
                <option key={number} value={number}>
                  {part === 'day' ? Number(number) : monthIn(number)}
                </option>
              ))}
            </Select>
          ))}
        </Row>
      )}
    </FieldFrame>
  );
}

const order = () =>
  dateParts().flatMap(({ type }) => (type === 'day' || type === 'month' ? type : []));

const numbers = (most: number): string[] =>
  Array.from({ length: most }, (_, index) => String(index + 1).padStart(2, '0'));

const monthIn = (month: string): string =>
  new Date(`2026-${month}-01T00:00:00Z`).toLocaleDateString(readerLocale(), {
    month: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
  });

const Row = styled('div')({
  display: 'flex',
  gap: 6,
  '& select': { width: 'auto' },
});
