import type { SubmissionColumnField } from '../../types/config.gen.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { readAllSubmissions } from '../api/list.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { cellText, crmText, enteredText } from '../cell-text.ts';
import type { ListFilters } from './filters.ts';

const FIELDS: SubmissionColumnField[] = [
  ...(['received_at', 'form', 'status', 'owner', 'call_on'] as const),
  ...(['name', 'company', 'email', 'phone', 'source'] as const),
];

/** Saves the filtered list as a CSV file, with a column for each entered field. */
export async function saveCsv(
  section: SectionOf<'submission-panel'>,
  filters: ListFilters,
  me: string,
): Promise<void> {
  const csv = csvOf(section, await readAllSubmissions(filters, me));
  const href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), {
    href,
    download: `${section.list.file}.csv`,
  }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** All data of the submissions, with the labels of the site. */
export function csvOf(section: SectionOf<'submission-panel'>, rows: LoggedSubmission[]): string {
  const { details, list } = section;
  // The others are columns of their own already.
  const others = rows.map(({ fields }) => fields.filter(({ as }) => !as));
  const entered = [...new Set(others.flat().map(({ label }) => label))];
  const hasCrm = rows.some(({ crm_answer }) => crm_answer);
  const head = [
    ...FIELDS.map((field) => list.heads[field]),
    ...[details.page, details.note, ...(hasCrm ? [details.crm.label] : []), details.id],
    ...entered,
  ];
  const table = rows.map((row, index) => [
    ...FIELDS.map((field) => {
      if (field === 'received_at') return sheetTime(row.received_at);
      const text = cellText(row, field, section);
      return field === 'phone' ? asText(text) : text;
    }),
    ...[row.page, row.note, ...(hasCrm ? [crmText(row, section)] : []), row.id],
    ...entered.map((label) =>
      (others[index] ?? [])
        .filter((field) => field.label === label)
        .map(enteredText)
        .join(', '),
    ),
  ]);
  return toCsv([head, ...table], document.documentElement.lang);
}

/** Day and time with a space between them: with the comma of the language, a spreadsheet takes them for text. */
function sheetTime(iso: string): string {
  const { lang } = document.documentElement;
  const date = new Date(iso);
  return [
    new Intl.DateTimeFormat(lang, { dateStyle: 'short' }).format(date),
    new Intl.DateTimeFormat(lang, { timeStyle: 'medium' }).format(date),
  ].join(' ');
}

/** A telephone of digits alone, which a spreadsheet would take for a number and shorten. */
const asText = (telephone: string): string => telephone.replace(/^(\d+)(\d{4})$/, '$1-$2');

/** Signs with which a spreadsheet begins a formula, in full width too (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** An international telephone number, which is harmless: it is not a valid formula. */
const TELEPHONE = /^\+\d{1,3} [\d ()-]+$/;

const cell = (text: string) => {
  const guarded = FORMULA.test(text) && !TELEPHONE.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
};

/** As spreadsheets of a language read it: UTF-8 with a byte order mark; semicolons where the comma is of numbers. */
export function toCsv(rows: string[][], language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value;
  const separator = decimal === '.' ? ',' : ';';
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
}
