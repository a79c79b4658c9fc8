/** Splits a plain text at empty lines, or at every line if there are none. */
export function splitParagraphs(text: string): string[] {
  const trimmed = text.replace(/\r\n?/g, '\n').trim();
  const parts = trimmed.split(/\n\s*\n/);
  return (parts.length > 1 ? parts : trimmed.split('\n'))
    .map((part) => part.trim())
    .filter(Boolean);
}

/** One line of pasted lines, and of cells with tabs between them. */
export const joinLines = (text: string): string => text.replace(/(?<!\s)\s*[\r\n\t]\s*/g, ' ');
