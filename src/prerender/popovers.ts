const POPOVER = /<(\w+)(?=[^>]* popover=)[^>]*>/;

/** Parts some HTML in what shows at once and its popovers, which nobody sees before opening them. */
export function partPopovers(html: string): { shown: string; popovers: string } {
  const start = POPOVER.exec(html);
  if (!start) return { shown: html, popovers: '' };
  const end = endOfElement(html, start.index, start[1] ?? '');
  const rest = partPopovers(html.slice(end));
  return {
    shown: html.slice(0, start.index) + rest.shown,
    popovers: html.slice(start.index, end) + rest.popovers,
  };
}

/** Where the element that begins at `start` ends, which may hold others with its tag. */
function endOfElement(html: string, start: number, tag: string): number {
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}
