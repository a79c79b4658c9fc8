/**
 * Runs `task` once the page has loaded and the browser has nothing better to do; where it never says
 * so, as some do after an event of a pointer that rests, all the same.
 */
export function whenIdle(task: () => void): void {
  const later = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(task, { timeout: 3000 })
      : setTimeout(task, 200);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
