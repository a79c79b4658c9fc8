import type { FieldTraits } from '../../../forms/kit/types.ts';
import { sampleDay } from './day.ts';

export const traits: FieldTraits<'date'> = {
  compile({ openAt, ...field }, { language, timeZone, scheduleOf }) {
    const schedule = openAt && scheduleOf?.('places', openAt);
    const exceptionMessage = schedule && withoutOpenDays(field.closedMessage ?? '', language);
    return Object.assign(field, {
      ...{ language, timeZone },
      ...(schedule && { schedule }),
      ...(exceptionMessage && { exceptionMessage }),
    });
  },
  sample: sampleDay,
};

/**
 * A closed message without its sentences about the open days, of which a day with an exception may be one: "Sunday, 15 August:
 * closed. We’re open Monday – Sunday". Empty if that is its only sentence.
 */
function withoutOpenDays(message: string, language: string): string {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  // A small letter after a full stop would begin no sentence.
  return Array.from(
    sentences.segment(message.replaceAll('{day}', '{DAY}')),
    ({ segment }) => segment,
  )
    .filter((sentence) => !sentence.includes('{open}'))
    .join('')
    .replaceAll('{DAY}', '{day}')
    .trim();
}
