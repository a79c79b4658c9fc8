const NEW_LINE = '\n';

/** Adds a line, after an empty one, unless the text has that line. */
export function withLine(text: string, line: string): string {
  if (hasLine(text, line)) return text;
  return text.trim() ? `${text.trimEnd()}\n\n${line}` : line;
}

/** Removes a line and the empty one before it. A line that the visitor has changed stays. */
export function withoutLine(text: string, line: string): string {
  const lines = text.split(NEW_LINE);
  const index = lines.lastIndexOf(line);
  if (index < 0) return text;
  const empty = index > 0 ? index - 1 : 1;
  const gone = [index, ...(lines[empty] === '' ? [empty] : [])];
  return lines.filter((_, index) => !gone.includes(index)).join(NEW_LINE);
}

export const hasLine = (text: string, line: string): boolean => text.split(NEW_LINE).includes(line);
