/** In text the quotation marks would be escaped. */
const POPOVER = ' popover="';

/** Splits HTML into what is visible at once and its popovers. */
export function splitPopovers(html: string): { shown: string; popovers: string } {
  const found = html.indexOf(POPOVER);
  if (found < 0) return { shown: html, popovers: '' };
  const start = html.lastIndexOf('<', found);
  const end = endOfElement(html, start);
  const rest = splitPopovers(html.slice(end));
  return {
    shown: html.slice(0, start) + rest.shown,
    popovers: html.slice(start, end) + rest.popovers,
  };
}

/** End of the element that begins at `start`; it may contain others with the same tag. */
function endOfElement(html: string, start: number): number {
  const tag = html.slice(start + 1, html.indexOf(' ', start));
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}
