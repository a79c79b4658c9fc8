import { type Clock, instantOf } from '../../../../../content/read/words/time-zone.ts';
import { dayInWords, type Moment } from '../../../../shared/dates.ts';

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
