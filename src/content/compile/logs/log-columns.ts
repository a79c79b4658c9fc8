import type { AnnotatedDocument } from '../../../types/config.gen.ts';

/**
 * A log with a tab between its columns, in the place of the spaces that line them up: a browser sets columns in
 * the text's own face. `form` is then "columns". What has none, a file for example, stays as it was written.
 */
export function inColumns(document: AnnotatedDocument) {
  const { form, lines } = document;
  if (form !== 'log' || !lines) return document;
  const starts = columnsOf(lines.map(({ text }) => text));
  if (starts.length < 2) return document;
  const cells = (text: string) =>
    starts.map((from, index) => text.slice(from, starts[index + 1]).trim());
  return {
    ...document,
    form: 'columns',
    lines: lines.map((line) => ({ ...line, text: cells(line.text).filter(Boolean).join('\t') })),
  };
}

/** Where columns begin: a letter after a space in every line that goes so far, and in two at least. */
export function columnsOf(lines: readonly string[]): number[] {
  const longest = Math.max(...lines.map((line) => line.length));
  const starts = Array.from({ length: longest }, (_, index) => index).filter((index) => {
    const longLines = lines.filter((line) => line.length > index);
    return (
      longLines.length > 1 &&
      longLines.every((line) => line[index - 1] === ' ' && line[index] !== ' ')
    );
  });
  return [0, ...starts];
}
