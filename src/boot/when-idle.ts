/** Runs `task` once the page has loaded and the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 200);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
