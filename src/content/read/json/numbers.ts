import { visit } from 'jsonc-parser';
import { pointerOf } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';
import type { Finding } from '../words/problem.ts';

/**
 * From 1 on, with three decimals of which the last is 0: programs write no such number, and people mean thousands by it where a
 * point stands between them.
 */
const LIKE_THOUSANDS = /^-?[1-9]\d{0,2}\.\d{2}0$/;
/** Nearly every text has none, which this tells at once. */
const MAYBE = /\.\d{2}0(?!\d)/;

/** Numbers of a valid JSON text that would be a thousandth of what was meant. */
export function numberFindings(text: string): Finding[] {
  if (!MAYBE.test(text)) return [];
  const findings: Finding[] = [];
  visit(text, {
    onLiteralValue(...[value, offset, length, , , path]) {
      const written = text.slice(offset, offset + length);
      if (!LIKE_THOUSANDS.test(written)) return;
      findings.push({
        code: 'number-like-thousands',
        pointer: pointerOf(...path()),
        offset,
        message: msg('content/json:number-like-thousands', { written, read: String(value) }),
        hint: msg('content/json:number-like-thousands-hint', {
          thousands: written.replace('.', ''),
          read: String(value),
        }),
      });
    },
  });
  return findings;
}
