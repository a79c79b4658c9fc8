/** The paragraphs of a plain text: parted by empty lines where there are any, else by lines. */
export function splitParagraphs(text: string): string[] {
  const whole = text.replace(/\r\n?/g, '\n').trim();
  const parts = whole.split(/\n\s*\n/);
  return (parts.length > 1 ? parts : whole.split('\n')).map((part) => part.trim()).filter(Boolean);
}
