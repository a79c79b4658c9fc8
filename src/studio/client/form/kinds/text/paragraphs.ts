/** Splits a plain text at empty lines, or at every line if there are none. */
export function splitParagraphs(text: string): string[] {
  const whole = text.replace(/\r\n?/g, '\n').trim();
  const parts = whole.split(/\n\s*\n/);
  return (parts.length > 1 ? parts : whole.split('\n')).map((part) => part.trim()).filter(Boolean);
}
