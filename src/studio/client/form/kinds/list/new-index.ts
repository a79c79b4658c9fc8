import { isMap } from '../../../../shared/json-pointer.ts';
import type { Json } from '../../../../shared/protocol.ts';

/** The fields at the end of a form, the last ones highest: consent, then checks against robots, then hidden ones. */
const RANKS: Record<string, number> = { checkbox: 1, honeypot: 2, captcha: 2, hidden: 3 };

const rankOf = (item: Json | undefined): number =>
  (isMap(item) && typeof item.type === 'string' && RANKS[item.type]) || 0;

/** Where a new item goes: at the end, but before what closes a form. */
export function newIndex(items: readonly Json[], added: Json): number {
  const last = items.findLastIndex((item) => rankOf(item) <= rankOf(added));
  return last + 1;
}
