/** Begins what a spreadsheet would run as a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n]/;

const cell = (text: string) =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** As spreadsheets in Brazil open it by a double click: UTF-8 with its mark, semicolons. */
export const toCsv = (rows: string[][]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
