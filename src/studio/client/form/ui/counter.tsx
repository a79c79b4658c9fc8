/** From which part of the limit on it is told. */
const NEAR = 0.8;

/** How much of the limit is used, near it. */
export function Counter({ text, most }: { text: string; most: number }) {
  if (most === 0 || text.length < most * NEAR) return null;
  return (
    <small title={`${text.length} de ${most} caracteres`}>
      {text.length}/{most}
    </small>
  );
}
