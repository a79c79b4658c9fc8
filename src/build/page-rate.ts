const EVERY = 5000;

/** Tells `log`, every few seconds, how many of `total` pages are done, how fast, and what is left. */
export function createPageRate(
  total: number,
  log: (line: string) => void,
  now = () => performance.now(),
) {
  const started = now();
  let told = started;
  let done = 0;
  return (more: number): void => {
    done += more;
    if (done === total || now() - told < EVERY) return;
    told = now();
    const rate = (done / (told - started)) * 1000;
    const left = Math.ceil((total - done) / rate);
    log(`${done} de ${total} páginas, ${Math.round(rate)} por segundo; faltam ${left} s.`);
  };
}
