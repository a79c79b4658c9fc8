/** Signs with which a spreadsheet begins a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n]/;

/** An international telephone number, which is harmless: it is not a valid formula. */
const TELEPHONE = /^\+\d{1,3} [\d ()-]+$/;

const cell = (text: string) => {
  const guarded = FORMULA.test(text) && !TELEPHONE.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
};

/** For spreadsheets in Brazil: UTF-8 with a byte order mark, and semicolons. */
export const toCsv = (rows: string[][]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
