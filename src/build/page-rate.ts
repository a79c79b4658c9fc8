import { msg, type Wording } from '../words/message.ts';

const EVERY = 5000;

/** Logs every few seconds how many of `total` pages are done, how fast, and the remaining time. */
export function createPageRate(
  total: number,
  log: (line: Wording) => void,
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
    log(msg('build:rate', { done, total, rate: Math.round(rate), left }));
  };
}
