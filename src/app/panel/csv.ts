/** Begins what a spreadsheet would run as a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n]/;

/** An international telephone number: as a formula it could but add and subtract, and does not parse. */
const TELEPHONE = /^\+\d{1,3} [\d ()-]+$/;

const cell = (text: string) => {
  const guarded = FORMULA.test(text) && !TELEPHONE.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
};

/** As spreadsheets in Brazil open it by a double click: UTF-8 with its mark, semicolons. */
export const toCsv = (rows: string[][]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
