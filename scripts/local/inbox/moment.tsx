import { relativeTime } from './relative-time.ts';

const exact = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' });

/** When something arrived: how long ago (the page's script keeps that true), and exactly. */
export function Moment({ at }: { at: string }) {
  const then = Date.parse(at);
  return (
    <p className="moment">
      <time dateTime={at}>{relativeTime(then, Date.now())}</time>
      <span>{exact.format(then)}</span>
    </p>
  );
}
