/** Runs a task once if the page goes away. Returns what ends that. */
export function onLeave(task: () => void): () => void {
  addEventListener('pagehide', task, { once: true });
  return () => removeEventListener('pagehide', task);
}
