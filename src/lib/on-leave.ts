/** Runs a task once if the page is closed or left. Returns a function that cancels it. */
export function onLeave(task: () => void): () => void {
  addEventListener('pagehide', task, { once: true });
  return () => removeEventListener('pagehide', task);
}
