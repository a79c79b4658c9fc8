import type { EnteredField } from '../forms/kit/types.ts';
import { format } from '../lib/format-in-page.ts';
import type { Site, SubmissionColumnField } from '../types/config.gen.ts';
import { localeOf } from '../ui/data/locale-of.ts';
import type { SectionOf } from '../ui/data/types.ts';
import type { LoggedSubmission } from './api/submission.ts';

type Crm = Pick<LoggedSubmission, 'crm_answer' | 'crm_reason'>;
type Texts = Pick<SectionOf<'submission-panel'>, 'forms' | 'statuses'>;

/** Date and time in the language of the page, by the site's clock, and in the browser's time zone. */
export function dateTime(iso: string): string {
  const { lang, dataset } = document.documentElement;
  const clock = dataset.clock as Site['clock'];
  return new Intl.DateTimeFormat(localeOf({ language: lang, clock }), {
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(iso));
}

/** The text of a field of a submission. */
export const enteredText = ({ value, as }: EnteredField): string =>
  as === 'phone' ? readableTelephone(value) : value;

/** The CRM's answer to a submission; empty if it was not sent to a CRM. */
export function crmText(
  { crm_answer: answer, crm_reason: reason = '' }: Crm,
  { details }: Pick<SectionOf<'submission-panel'>, 'details'>,
): string {
  if (!answer) return '';
  if (answer !== 'refused') return details.crm[answer];
  return reason ? format(details.crm.refusedBecause, { reason }) : details.crm.refused;
}

/** Why a submission may be no lead, as part of a sentence. */
export const reasonsText = (
  suspected: LoggedSubmission['suspected'],
  { suspects: { reasons } }: Pick<SectionOf<'submission-panel'>, 'suspects'>,
): string =>
  new Intl.ListFormat(document.documentElement.lang).format(
    suspected.map((reason) => reasons[reason]),
  );

/** The campaign, or the referring site; empty if there is neither. */
export const sourceText = ({ source }: Pick<LoggedSubmission, 'source'>): string =>
  sourceLabel(source.utm_source ?? source.referrer ?? '');

/** `https://www.exemplo.com` as `exemplo.com`. */
export const sourceLabel = (source: string): string => source.replace(/^https?:\/\/(www\.)?/, '');

/** The label of a status; its value if the site does not list it any more. */
export const statusText = (status: string, statuses: Texts['statuses']): string =>
  statuses.find(({ value }) => value === status)?.label ?? status;

/** The label of a form; its name if the site does not list it. */
export const formText = (form: string, forms: Texts['forms']): string =>
  forms.find(({ name }) => name === form)?.label ?? form;

/** A day (`YYYY-MM-DD`) in the language of the page; empty if there is none. */
export const dayText = (day: string | null): string =>
  day
    ? new Intl.DateTimeFormat(document.documentElement.lang, {
        dateStyle: 'short',
        timeZone: 'UTC',
      }).format(new Date(day))
    : '';

/** The text of a column of a submission. */
export function cellText(
  submission: LoggedSubmission,
  field: SubmissionColumnField,
  { forms, statuses }: Texts,
): string {
  switch (field) {
    case 'received_at':
      return dateTime(submission.received_at);
    case 'form':
      return formText(submission.form, forms);
    case 'status':
      return statusText(submission.status, statuses);
    case 'owner':
      return submission.owner_name ?? '';
    case 'phone':
      return readableTelephone(submission.phone);
    case 'source':
      return sourceText(submission);
    case 'call_on':
      return dayText(submission.call_on);
    default:
      return submission[field];
  }
}

/** Codes of countries, by their length (ITU-T E.164): one digit, two, else three. */
const INTERNATIONAL =
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,12})(?!\S)/;

/**
 * `+5511988887777` as `+55 11988887777`: easier to read, and a text for spreadsheets, which
 * would turn digits alone into a number. Words after it, and any other text, stay as they are.
 */
export const readableTelephone = (text: string): string => text.replace(INTERNATIONAL, '+$1 $2');
