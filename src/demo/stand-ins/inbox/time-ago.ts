import { relativeTime } from '../../../lib/relative-time.ts';

const MINUTE = 60_000;

/** “há 3 minutos”; under a minute, “agora há pouco”. Both times in milliseconds since the epoch. */
export const timeAgo = (then: number, now: number): string =>
  now - then < MINUTE ? 'agora há pouco' : relativeTime(then, 'pt-BR', now);
