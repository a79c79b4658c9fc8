import { format } from '../../lib/format-in-page.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import type { LeadEvent } from '../api/lead.ts';
import { crmText, dayText, reasonsText, statusText } from '../cell-text.ts';

type Texts = Pick<SectionOf<'submission-panel'>, 'contact' | 'details' | 'statuses' | 'suspects'>;

/** How the values before and after an event read, by its kind; null is a value that was not set. */
const VALUES: Partial<Record<LeadEvent['kind'], (value: string | null, texts: Texts) => string>> = {
  status: (value, { statuses }) => statusText(value ?? '', statuses),
  owner: (value, { details }) => (value === '' ? details.someone : (value ?? details.nobody)),
  call_on: (value, { details }) => dayText(value) || details.noDay,
  crm: (value, { details }) => crmText({ crm_answer: value as 'unknown' | null }, { details }),
};

/** Kinds of events without a person as their author. */
const AUTOMATIC: LeadEvent['kind'][] = ['crm', 'resent', 'answered'];

/** A line of the history: person and action. */
export function eventText({ kind, detail, actor_name }: LeadEvent, texts: Texts): string {
  const { history, someone } = texts.details;
  const valueText = (value: string | null = null) => VALUES[kind]?.(value, texts) ?? '';
  // A site may have had the text when it was noted, and not any more.
  const text = kind === 'contact' ? (texts.contact?.noted ?? '{way}') : history[kind];
  const change = format(text, {
    way: detail.template ?? (detail.way ? texts.details[detail.way] : ''),
    from: valueText(detail.from),
    to: valueText(detail.to),
    reasons: detail.reasons ? reasonsText(detail.reasons, texts) : '',
  });
  return AUTOMATIC.includes(kind)
    ? change
    : format(history.event, { who: actor_name || someone, what: change });
}
