import { fileCheck } from '../../../content/read/site/config-file.ts';
import { isDay } from '../../../content/read/words/formats.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import {
  atInstant,
  atSameHour,
  hasOffsetOf,
  isOfOtherSeason,
} from '../../../content/read/words/time-zone.ts';
import { quote } from '../../../content/read/words/wording.ts';
import { asText, isObject, type JsonNode, pointerOf, pointerTo } from '../../../lib/json.ts';

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
        message: `O dia ${quote(day.split('-').reverse().join('/'))} não existe.`,
        hint: lastDay(day),
      },
    ];
  if (Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60) return [];
  return [
    {
      ...finding,
      message: `A hora de ${quote(value)} não existe.`,
      hint: 'As horas vão de 00 a 23, os minutos e os segundos de 00 a 59.',
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
  const [right, written] = [sameHour.slice(-6), value.slice(-6)];
  const day = value.slice(0, 10).split('-').reverse().join('/');
  const isCertain = isOfOtherSeason(value, timeZone);
  const other = isCertain ? '' : `; se o que está certo é o fuso, escreva ${quote(shown)}`;
  return [
    {
      code: 'date-offset',
      severity: 'warning',
      pointer: pointerTo(node),
      message: `Em ${day} o fuso do site, ${timeZone}, é ${right}, e aqui está ${written}: no horário do site são ${shown.slice(11, 16)}, e não ${value.slice(11, 16)}.`,
      hint: `Escreva ${quote(sameHour)}, com o fuso do site nesse dia${other}.`,
      fix: isCertain ? { value: sameHour } : undefined,
    },
  ];
}

function lastDay(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  if (month < 1 || month > 12)
    return 'A forma é ano-mês-dia: os meses vão de 01 a 12. Veja se o dia e o mês não estão trocados.';
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `Esse mês vai de 01 a ${last}. Escreva o dia certo, na forma ano-mês-dia.`;
}

function order({ startsAt, endsAt }: Record<string, unknown>, node: JsonNode): OwnFinding[] {
  if (startsAt === undefined) return [];
  const [start, end] = [startsAt, endsAt].map((date) => Date.parse(asText(date)));
  if (start === undefined || end === undefined || !(end <= start)) return [];
  return [
    {
      code: 'event-order',
      pointer: pointerTo(node) + pointerOf('endsAt'),
      message: `O fim (${quote(asText(endsAt))}) não vem depois do início (${quote(asText(startsAt))}).`,
      hint: `Escreva em "endsAt" uma hora depois de ${startsAt}, ou veja se os dois não estão trocados.`,
    },
  ];
}
