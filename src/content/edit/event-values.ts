import { type Clock, withOffset } from '../read/words/time-zone.ts';
import { CannotEdit } from './file-change.ts';

/** When and where the event of a new page is. */
export interface NewEvent {
  /** "2027-05-20" */
  day: string;
  /** "09:00" */
  from: string;
  to: string;
  place: string;
}

/** The values of an event in a template; without an event, those of a future day. */
export function eventValues(event: NewEvent | undefined, clock: Clock): Record<string, string> {
  const { day, from, to, place } = event ?? someDay(clock);
  if (!isDay(day)) throw new CannotEdit('Diga o dia do evento.');
  if (![from, to].every((hour) => HOUR.test(hour)))
    throw new CannotEdit('Diga a que horas o evento começa e acaba.');
  if (from >= to) throw new CannotEdit('O evento precisa acabar depois de começar.');
  if (place.trim() === '') throw new CannotEdit('Diga onde é o evento.');
  const { timeZone } = clock;
  return {
    startsAt: withOffset(day, from, timeZone),
    endsAt: withOffset(day, to, timeZone),
    date: `${day.split('-').reverse().join('/')}, ${weekday(day)}`,
    hours: `${spoken(from)} às ${spoken(to)}`,
    place: place.trim(),
  };
}

const MONTH = 30 * 86_400_000;
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

const someDay = ({ now }: Clock): NewEvent => ({
  day: new Date(now + MONTH).toISOString().slice(0, 10),
  from: '09:00',
  to: '12:00',
  place: '‹Diga aqui o lugar›',
});

const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

const weekday = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('pt-BR', { weekday: 'long', timeZone: 'UTC' });

/** "09:00" -> "9h", "14:30" -> "14h30" */
const spoken = (hour: string): string =>
  hour.replace(/^0/, '').replace(':', 'h').replace(/00$/, '');
