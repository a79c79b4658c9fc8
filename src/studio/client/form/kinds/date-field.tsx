import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { type Clock, instantOf } from '../../../../content/read/words/time-zone.ts';
import {
  dayInWords,
  type Moment,
  printDay,
  printMoment,
  readDay,
  readHour,
  readMoment,
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

/** A date in Brazilian notation with its weekday, and an hour if the schema allows one. */
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
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="dd/mm/aaaa"
            value={draft.day}
            onChange={({ target }) => setDay(target.value)}
          />
          <IconAction
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
            onChange={({ target }) => target.value && setDay(printDay(target.value))}
          />
          {hours !== 'never' && (
            <TextInput
              type="text"
              inputMode="numeric"
              autoComplete="off"
              aria-label={`${label}: hora${hours === 'optional' ? ', opcional' : ''}`}
              placeholder="hh:mm"
              value={draft.hour}
              onChange={({ target }) => setDraft({ ...draft, hour: target.value })}
            />
          )}
          {moment && <Words>{dayInWords(moment.day).split(',')[0]}</Words>}
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

/** What a date needs in order to come true, by the name of its property. `when` is the date in words. */
const NOTES: Record<string, { ahead(when: string): string; past: string }> = {
  publishAt: {
    ahead: (when) => `Entra no ar na primeira publicação do site a partir de ${when}.`,
    past: 'Esta data já passou: entra no ar na próxima publicação do site.',
  },
  expireAt: {
    ahead: (when) => `Sai do ar na primeira publicação do site a partir de ${when}.`,
    past: 'Esta data já passou: sai do ar na próxima publicação do site.',
  },
  startsAt: {
    ahead: () => 'A data e o horário que o visitante lê são escritos à parte, em Dados do evento.',
    past: 'Esta data já passou. O que o visitante lê é escrito à parte, em Dados do evento.',
  },
  endsAt: {
    ahead: (when) =>
      `A página passa sozinha ao que vem depois do evento em ${when}; não precisa de outra publicação.`,
    past: 'Esta data já passou: a página mostra o que vem depois do evento.',
  },
  expires: {
    ahead: (when) => `Vale depois da próxima publicação, até ${when}: mude-a antes disso.`,
    past: 'Esta data já passou: confira o contato e escreva outra.',
  },
};

const WITH_HOUR =
  ' Com a publicação diária, que é de madrugada, isso acontece na seguinte; antes, só se alguém publicar.';

/** A sentence below a date field; undefined if nothing depends on the date. */
export function dateNote(property: string, moment: Moment, clock: Clock): string | undefined {
  const note = NOTES[property];
  if (!note) return undefined;
  const { day, hour, zone } = moment;
  const at = instantOf(hour ? `${day}T${hour}:00${zone}` : day, clock.timeZone);
  if (at <= clock.now) return note.past;
  const when = dayInWords(day) + (hour ? `, às ${hour}` : '');
  const isOfBuild = property === 'publishAt' || property === 'expireAt';
  return note.ahead(when) + (isOfBuild && hour ? WITH_HOUR : '');
}
