import { t } from '../../../words/reader.ts';
import { printDay, readMoment } from '../../shared/dates.ts';
import type { JsonMap } from '../../shared/protocol.ts';

/** What says when visitors see a section: "rascunho", "entra em 03/12/2026". */
export function dateMarks({ draft, publishAt, expireAt, when }: JsonMap): string[] {
  const dated = (key: string, date: unknown) => {
    const moment = typeof date === 'string' ? readMoment(date) : undefined;
    return moment && t(key, { day: printDay(moment.day) });
  };
  return [
    draft === true && t('studio/list:draft'),
    dated('studio/outline:from', publishAt),
    dated('studio/outline:until', expireAt),
    (when === 'before' || when === 'after') && t(`studio/outline:when-${when}`),
  ].filter((mark) => typeof mark === 'string');
}
