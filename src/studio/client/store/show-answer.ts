/**
 * Shows the answer to a request, or its failure, unless the effect that asked is over by then. Returns the
 * cleanup of that effect.
 */
export function showAnswer<T>(
  request: Promise<T>,
  show: (answer: T) => void,
  fail: (error: Error) => void = () => {},
): () => void {
  let isOver = false;
  request.then(
    (answer) => {
      if (!isOver) show(answer);
    },
    (error: Error) => {
      if (!isOver) fail(error);
    },
  );
  return () => {
    isOver = true;
  };
}
