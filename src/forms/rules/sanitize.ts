/** Each pattern is linear in the length of the text. */
const STRIPPED = [/<\/?script\b[^<>]*>?/gi, /(?:javascript|vbscript):/gi, /\bon\w+\s*=/gi];

/** Removes script tags, script addresses and event handlers, then trims. */
export function sanitize(text: string): string {
  let before: string;
  let after = text;
  do {
    before = after;
    after = STRIPPED.reduce((rest, pattern) => rest.replace(pattern, ''), before);
  } while (after !== before); // a removal may create another match
  return after.trim();
}
