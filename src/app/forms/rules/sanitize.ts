/** Each linear in the length of the text. */
const STRIPPED = [/<\/?script\b[^<>]*>?/gi, /(?:javascript|vbscript):/gi, /\bon\w+\s*=/gi];

/** Takes script tags, script addresses and event handlers out, then trims. */
export function sanitize(text: string): string {
  let before: string;
  let after = text;
  do {
    before = after;
    after = STRIPPED.reduce((rest, pattern) => rest.replace(pattern, ''), before);
  } while (after !== before); // what is left may have closed up to a new one
  return after.trim();
}
