/**
 * Runs `task` once the page, which is still being parsed, has loaded and the browser is idle; after a while in any
 * case, as some browsers never report idle after an event of a resting pointer.
 */
export function whenIdle(task: () => void): void {
  const later = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(task, { timeout: 3000 })
      : setTimeout(task, 200);
  addEventListener('load', later, { once: true });
}
