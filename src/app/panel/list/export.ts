import type { SectionOf } from '../../data/types.ts';
import type { SubmissionColumnField } from '../../types/config.gen.ts';
import { exportSubmissions, type Filters } from '../api/list.ts';
import { cellText, crmText, enteredText } from '../cell-text.ts';
import { toCsv } from './csv.ts';

const FIELDS: SubmissionColumnField[] = [
  ...(['received_at', 'form', 'status', 'owner'] as const),
  ...(['name', 'email', 'phone'] as const),
];

/** Saves the filtered list as a CSV file, with a column for each entered field. */
export async function saveCsv(
  section: SectionOf<'submission-panel'>,
  filters: Filters,
): Promise<void> {
  const rows = await exportSubmissions(filters);
  const { details, list } = section;
  const entered = [...new Set(rows.flatMap(({ fields }) => fields.map(({ label }) => label)))];
  const head = [
    ...FIELDS.map((field) => list.heads[field]),
    ...[details.page, details.note, details.crm.label, details.id],
    ...entered,
  ];
  const table = rows.map((row) => [
    ...FIELDS.map((field) => cellText(row, field, section)),
    ...[row.page, row.note, crmText(row, section), row.id],
    ...entered.map((label) =>
      row.fields
        .filter((field) => field.label === label)
        .map(enteredText)
        .join(', '),
    ),
  ]);
  const csv = toCsv([head, ...table]);
  const href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: `${list.file}.csv` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
