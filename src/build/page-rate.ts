const EVERY = 5000;

/** Logs every few seconds how many of `total` pages are done, how fast, and the remaining time. */
export function createPageRate(
  total: number,
  log: (line: string) => void,
  now = () => performance.now(),
) {
  const started = now();
  let lastReport = started;
  let done = 0;
  return (more: number): void => {
    done += more;
    if (done === total || now() - lastReport < EVERY) return;
    lastReport = now();
    const rate = (done / (lastReport - started)) * 1000;
    const left = Math.ceil((total - done) / rate);
    log(`${done} de ${total} páginas, ${Math.round(rate)} por segundo; faltam ${left} s.`);
  };
}
