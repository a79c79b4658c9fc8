/** Signs with which a spreadsheet begins a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n]/;

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
