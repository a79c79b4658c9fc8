import { fileCheck } from '../../../content/read/site/config-file.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import {
  atInstant,
  atSameHour,
  hasOffsetOf,
  isOfOtherSeason,
} from '../../../content/read/words/time-zone.ts';
import { isDay } from '../../../lib/is-day.ts';
import { asText, isObject, type JsonNode, pointerOf, pointerTo } from '../../../lib/json.ts';
import { field, msg, type Wording, written } from '../../../words/message.ts';

const CODES = ['date-impossible', 'date-offset', 'event-order'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

const DATE = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}):(\d{2})[+-]\d{2}:\d{2})?$/;

/** Every date is in the calendar, with the offset of the site on that day, and nothing ends before it begins. */
export const checkDates = fileCheck(CODES, (_, nodes, timeZone) => {
  const findings: OwnFinding[] = [];
  for (const node of nodes) {
    const { value } = node;
    if (typeof value === 'string' && DATE.test(value)) {
      const wrong = impossible(value, node);
      findings.push(...(wrong.length > 0 || !timeZone ? wrong : offset(value, node, timeZone)));
    }
    if (isObject(node.value)) findings.push(...order(node.value, node));
  }
  return findings;
});

function impossible(value: string, node: JsonNode): OwnFinding[] {
  const [, day = '', hour = '0', minute = '0', second = '0'] = DATE.exec(value) ?? [];
  if (day === '') return [];
  const finding = { code: 'date-impossible', pointer: pointerTo(node) } as const;
  if (!isDay(day))
    return [
      {
        ...finding,
        message: msg('checks/dates:no-day', partsOf(day)),
        hint: lastDay(day),
      },
    ];
  if (Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60) return [];
  return [
    {
      ...finding,
      message: msg('checks/dates:no-time', { date: written(value) }),
      hint: msg('checks/dates:no-time-hint'),
    },
  ];
}

const NO_OFFSET = /^\d{4}-\d{2}-\d{2}$/;

/** The offset is the one that the clocks of the site have on that day: daylight saving time changes it. */
function offset(value: string, node: JsonNode, timeZone: string): OwnFinding[] {
  const instant = Date.parse(value);
  if (NO_OFFSET.test(value) || Number.isNaN(instant) || hasOffsetOf(value, timeZone)) return [];
  const shown = atInstant(instant, timeZone);
  const sameHour = atSameHour(value, timeZone);
  const [right, here] = [sameHour.slice(-6), value.slice(-6)];
  const isCertain = isOfOtherSeason(value, timeZone);
  return [
    {
      code: 'date-offset',
      severity: 'warning',
      pointer: pointerTo(node),
      message: msg('checks/dates:offset', {
        ...partsOf(value),
        timeZone,
        right,
        written: here,
        time: shown.slice(11, 16),
        writtenTime: value.slice(11, 16),
      }),
      hint: isCertain
        ? msg('checks/dates:offset-hint', { date: written(sameHour) })
        : msg('checks/dates:offset-or-time-hint', {
            date: written(sameHour),
            other: written(shown),
          }),
      fix: isCertain ? { value: sameHour } : undefined,
    },
  ];
}

/** "2026-11-20" -> its parts, which each language puts in its own order. */
function partsOf(date: string) {
  const [year, month, day] = date.slice(0, 10).split('-');
  return { year, month, day };
}

function lastDay(day: string): Wording {
  const [year = 0, month = 0] = day.split('-').map(Number);
  if (month < 1 || month > 12) return msg('checks/dates:no-month-hint');
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return msg('checks/dates:no-day-hint', { last });
}

function order({ startsAt, endsAt }: Record<string, unknown>, node: JsonNode): OwnFinding[] {
  if (startsAt === undefined) return [];
  const [start, end] = [startsAt, endsAt].map((date) => Date.parse(asText(date)));
  if (start === undefined || end === undefined || !(end <= start)) return [];
  return [
    {
      code: 'event-order',
      pointer: pointerTo(node) + pointerOf('endsAt'),
      message: msg('checks/dates:order', {
        end: written(asText(endsAt)),
        start: written(asText(startsAt)),
      }),
      hint: msg('checks/dates:order-hint', {
        end: field('endsAt'),
        start: written(asText(startsAt)),
      }),
    },
  ];
}
