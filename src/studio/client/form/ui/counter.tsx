/** The part of the limit from which the counter is shown. */
const NEAR = 0.8;

/** The length of a text and its limit, once the text comes near it. */
export function Counter({ text, maxLength }: { text: string; maxLength: number }) {
  if (maxLength === 0 || text.length < maxLength * NEAR) return null;
  return (
    <small title={`${text.length} de ${maxLength} caracteres`}>
      {text.length}/{maxLength}
    </small>
  );
}
