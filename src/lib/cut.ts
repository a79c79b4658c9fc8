/** The beginning of a text, at most so long, with … where it was cut. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const beginning = text.slice(0, most - 1);
  const space = beginning.lastIndexOf(' ');
  const end = space > most / 2 ? space : /[\uD800-\uDBFF]$/.test(beginning) ? most - 2 : most - 1;
  return `${beginning.slice(0, end).replace(/ ?[,;:–—-]?$/, '')}…`;
}
