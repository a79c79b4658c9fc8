import { recordOf } from '../../../content/read/files/layout.ts';
import { listIn, type Site, siteCheck } from '../../../content/read/site/site.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { asList, asText, isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { field, msg, type Quoted, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';

const CODES = [
  ...(['date-after-field', 'date-after-hidden', 'date-after-message'] as const),
  ...(['date-open-hours', 'date-open-message'] as const),
] as const;

type OwnFinding = Finding<(typeof CODES)[number]>;

/**
 * A date that comes after another names a date field before it, shown whenever it is itself, and tells what fits. One on open
 * days is of a place that has hours, and tells that a day is closed.
 */
export const checkDate = siteCheck(CODES, (site, report) => {
  // To ask for the value of a page reads its file.
  for (const entry of site.entries.filter(({ kind }) => kind === 'form')) {
    const fields = listIn(entry, 'fields').map((field) => (isObject(field) ? field : {}));
    for (const [index, date] of fields.entries())
      if (date.type === 'date')
        for (const finding of [...following(date, index, fields), ...onOpenDays(date, index, site)])
          report(entry, finding);
  }
});

function following(date: JsonObject, index: number, fields: JsonObject[]): OwnFinding[] {
  const { after } = date;
  if (!isObject(after) || typeof after.field !== 'string') return [];
  const pointer = pointerOf('fields', index, 'after', 'field');
  const before = fields.slice(0, index).filter((other) => other.type === 'date');
  const other = before.find(({ name }) => name === after.field);
  if (!other) return [unknownField(after.field, pointer, before)];
  return [
    ...(isShownWith(other, date) ? [] : [hidden(after.field, pointer)]),
    ...(tellsWhatFits(date) ? [] : [untold(pointerOf('fields', index, 'invalidMessage'))]),
  ];
}

function onOpenDays(date: JsonObject, index: number, site: Site): OwnFinding[] {
  const { openAt, closedMessage } = date;
  if (typeof openAt !== 'string') return [];
  const pointer = pointerOf('fields', index, 'openAt');
  const place = placeIn(site, openAt);
  const names = { openAt: field('openAt'), closedMessage: field('closedMessage') };
  return [
    ...(place && !hasHours(place) ? [withoutHours(quoted(asText(place.name)), pointer)] : []),
    ...(closedMessage === undefined
      ? [
          {
            code: 'date-open-message' as const,
            pointer,
            message: msg('fields/date:open-message', names),
            hint: msg('fields/date:open-message-hint', { ...names, open: '{open}', day: '{day}' }),
          },
        ]
      : []),
  ];
}

const withoutHours = (name: Quoted, pointer: string): OwnFinding => ({
  code: 'date-open-hours',
  pointer,
  message: msg('fields/date:open-hours', { name }),
  hint: msg('fields/date:open-hours-hint', { hours: field('hours'), openAt: field('openAt') }),
});

/** Undefined for one that is not there, which is told where records are. */
function placeIn({ entries }: Site, id: string): JsonObject | undefined {
  const [place] = entries.flatMap((entry) => {
    if (entry.kind === 'record' && recordOf(entry).join('/') === `places/${id}`)
      return [entry.value];
    const isFile = entry.kind === 'collection' && entry.name === 'places';
    return isFile && isObject(entry.value) ? [entry.value[id]] : [];
  });
  return isObject(place) ? place : undefined;
}

const hasHours = ({ hours, seasons }: JsonObject): boolean =>
  asList(hours).length > 0 ||
  asList(seasons).some((season) => isObject(season) && asList(season.hours).length > 0);

function unknownField(name: string, pointer: string, before: JsonObject[]): OwnFinding {
  const among = before.map((other) => asText(other.name));
  const near = nearest(name, among);
  return {
    code: 'date-after-field',
    pointer,
    message: [msg('fields/date:after-field', { name: quoted(name) }), didYouMean(near)],
    hint: near ? writeThis(near) : msg('fields/date:after-field-hint', { name: field('name') }),
    ...fixByName(name, near, among),
  };
}

const hidden = (name: string, pointer: string): OwnFinding => ({
  code: 'date-after-hidden',
  pointer,
  message: msg('fields/date:after-hidden', { name: quoted(name), showIf: field('showIf') }),
  hint: msg('fields/date:after-hidden-hint', { showIf: field('showIf') }),
});

const untold = (pointer: string): OwnFinding => ({
  code: 'date-after-message',
  pointer,
  message: msg('fields/date:after-message', { after: field('after') }),
  hint: msg('fields/date:after-message-hint', { min: '{min}', other: '{after}' }),
});

/** What a hidden field had before stays in it, and must not limit a day that is shown. */
function isShownWith({ showIf }: JsonObject, date: JsonObject): boolean {
  if (!isObject(showIf)) return true;
  const own = isObject(date.showIf) ? date.showIf : {};
  return ['field', 'is', 'isNot'].every(
    (key) => JSON.stringify(own[key]) === JSON.stringify(showIf[key]),
  );
}

/** A text that is missing, or none, is told by the schema. */
const tellsWhatFits = ({ invalidMessage }: JsonObject): boolean =>
  typeof invalidMessage !== 'string' || /\{(min|after)\}/.test(invalidMessage);
