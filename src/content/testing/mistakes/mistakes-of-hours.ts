import { form, nova } from '../edits.ts';
import type { Mistake, Mistakes } from './mistake.ts';

const LABELS = { hours: 'Horário', closed: 'Fechado', exceptions: 'Feriados' };

const openOn = (days: string[], times: string[]) => ({
  'site-config/collections/places.json': {
    sede: { name: 'Sede', address: ['Rua Um, 1'], hours: [{ days, times }] },
  },
  ...nova({ type: 'places', title: 'Onde', places: ['sede'], labels: LABELS }),
});

const opens = (written: string, meant: string): Mistake => ({
  files: openOn(['monday'], [written]),
  code: 'bad-format',
  at: '/sede/hours/0/times/0',
  shows: `"${meant}"`,
  remedy: { value: meant },
});

const earliest = (written: string, meant: string): Mistake => ({
  files: form({
    fields: [{ type: 'time', name: 'hora', label: 'Hora', min: written, invalidMessage: 'Não' }],
  }),
  code: 'bad-format',
  at: '/fields/0/min',
  remedy: { value: meant },
});

const onDay = (written: string, meant: string): Mistake => ({
  files: openOn([written], ['09:00-14:00']),
  code: 'not-allowed',
  at: '/sede/hours/0/days/0',
  shows: `"${meant}"`,
  remedy: { value: meant },
});

/** A day of the week, an hour, or the hours of a day, in another form. */
export const HOURS: Mistakes = {
  ...Object.fromEntries(
    [
      ['9:00-14:00', '09:00-14:00'],
      ['8-17', '08:00-17:00'],
      ['9-13', '09:00-13:00'],
      ['9.30-14.00', '09:30-14:00'],
      ['9h30 às 18h', '09:30-18:00'],
      ['das 9h às 18h', '09:00-18:00'],
      ['de 9:30 a 14:00', '09:30-14:00'],
      ['De 9 a 14 h', '09:00-14:00'],
      ['9:00 – 14:00', '09:00-14:00'],
      ['9 am to 5:30 pm', '09:00-17:30'],
      ['9 a.m. - 1 p.m.', '09:00-13:00'],
      ['19:00-2:00', '19:00-02:00'],
      ['18-24', '18:00-24:00'],
    ].map(([written = '', meant = '']) => [`hours: ${written}`, opens(written, meant)]),
  ),
  ...Object.fromEntries(
    [
      ['segunda', 'monday'],
      ['Terça-feira', 'tuesday'],
      ['Wed', 'wednesday'],
      ['jueves', 'thursday'],
      ['sabado', 'saturday'],
    ].map(([written = '', meant = '']) => [`a day: ${written}`, onDay(written, meant)]),
  ),
  'a time: 9:00': earliest('9:00', '09:00'),
  'a time: 9h30': earliest('9h30', '09:30'),
  'a time: 9.30': earliest('9.30', '09:30'),
  'a time: 14 h': earliest('14 h', '14:00'),
  'a time: 6pm': earliest('6pm', '18:00'),
  // Five in the morning or in the afternoon: what nobody can tell is not corrected.
  'hours: 9-5': [opens('9-5', '').files, 'bad-format /sede/hours/0/times/0'],
  'hours: 9:00-14:60': [opens('9:00-14:60', '').files, 'bad-format /sede/hours/0/times/0'],
  'hours: 9-25': [opens('9-25', '').files, 'bad-format /sede/hours/0/times/0'],
};
