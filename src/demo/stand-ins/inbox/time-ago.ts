import { relativeTime } from '../../../lib/relative-time.ts';
import { msg } from '../../../words/message.ts';
import type { Words } from '../../../words/words.ts';

const MINUTE = 60_000;

/** “há 3 minutos”; under a minute, “agora há pouco”. Both times in milliseconds since the epoch. */
export const timeAgo = (then: number, now: number, words: Words): string =>
  now - then < MINUTE
    ? words.worded(msg('demo/inbox:just-now'))
    : relativeTime(then, words.language, now);
