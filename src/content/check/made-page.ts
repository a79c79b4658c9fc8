import {
  isObject,
  type JsonNode,
  type JsonObject,
  nodesIn,
  segmentsOf,
  valueAt,
} from '../../lib/json.ts';
import { memoizeWeakly } from '../../lib/memoize.ts';
import { field, type Message, msg, quoted, type Wording } from '../../words/message.ts';
import { placeName, writeKey } from '../../words/phrases.ts';
import type { RecordTemplate } from '../read/files/layout.ts';
import { recordOf, type Slot } from '../read/files/layout.ts';
import { type Expanded, expand, fieldOf, fieldsIn, presenceIn } from '../read/records/expand.ts';
import { originOf, type ReadBy } from '../read/records/origin.ts';
import { readOfOthers } from '../read/records/relations.ts';
import { recordPageOf } from '../read/records/template.ts';
import { idsOf } from '../read/references/ids.ts';
import type { Link } from '../read/references/links-of.ts';
import type { Schemas } from '../read/schema/schema.ts';
import { type ConfigFile, factsOf } from '../read/site/config-file.ts';
import { locator } from '../read/site/locator.ts';
import type { Finding, Fix, Problem } from '../read/words/problem.ts';
import { hiddenFinding } from './hidden-finding.ts';
import { lacking } from './relation-findings.ts';
import { rememberSource } from './told-at-source.ts';

/** The slot of the page that is made of a record: both are of one file. */
export const madeSlot = ({ template, ...slot }: Slot): Slot => ({
  ...slot,
  kind: 'page',
  schema: 'page.schema.json',
});

/** A record on the page of its collection. */
export const expandRecord = (slot: Slot, template: RecordTemplate, record: unknown): Expanded =>
  expand(template, recordOf(slot), isObject(record) ? record : {});

interface Given {
  record: ConfigFile;
  template: RecordTemplate;
  hash(text: string): string;
}

/** The page of a record, not checked yet. */
export function makePage({ record, template, hash }: Given): ConfigFile {
  const { page, card, structuredData } = expandRecord(record, template, record.partial);
  const text = JSON.stringify(page);
  const read = isObject(record.partial) ? readOfOthers(template, record.partial) : '';
  const sum = hash(`${record.facts?.sum} ${template.sum}${read}`);
  return {
    ...madeSlot(record),
    text,
    value: page,
    partial: page,
    isRead: record.isRead,
    references: [],
    named: [],
    links: [],
    mentioned: { links: [], names: [] },
    ids: idsOf(nodesIn(page)),
    facts: { ...factsOf(text, page, { sum }), card },
    problems: [],
    ofRecord: {
      template: template.file,
      structuredData,
      isOfAnother: isOfAnotherIn(template, () => record),
    },
    locate: madeLocator(record.file, template, () => record),
  };
}

const locatorOf = memoizeWeakly(({ file, text }: RecordTemplate) => locator(file, text));

const originIn = (
  template: RecordTemplate,
  record: JsonObject,
  finding: Parameters<typeof originOf>[2],
) => originOf(recordPageOf(template), record, finding, presenceIn(template, record));

/** Whether the text of a link on a made page is written in the file of a record that this one names. */
export const isOfAnotherIn =
  (template: RecordTemplate, open: () => { value: unknown }) =>
  ({ pointer, value }: Pick<Link, 'pointer' | 'value'>): boolean => {
    if (!template.named) return false;
    const record = open().value;
    const { readBy } = originIn(template, isObject(record) ? record : {}, { pointer });
    return readBy?.isOfAnother === true && !readBy.text?.includes(value);
  };

/** Tells what is wrong with a made page where it is put right: in the record, or in the template. */
export function madeLocator(
  file: string,
  template: RecordTemplate,
  open: () => { text: string; partial?: unknown; value: unknown },
): (finding: Finding) => Problem {
  return (finding) => {
    const { text, value, partial = value } = open();
    const record = isObject(partial) ? partial : {};
    const place = placeOf(finding, template, record);
    if (place.file === 'template') return locatorOf(template)(place.finding);
    const problem = locator(file, text)(place.finding);
    if (place.readBy?.isOfAnother) rememberSource(problem, template, record, place.readBy);
    return problem;
  };
}

interface FoundPlace {
  file: 'record' | 'template';
  finding: Finding;
  readBy?: ReadBy | undefined;
}

/** A finding about a made page as one about the record or the template. */
function placeOf(finding: Finding, template: RecordTemplate, record: JsonObject): FoundPlace {
  const page = recordPageOf(template);
  const origin = originIn(template, record, finding);
  const { file, pointer, readBy, missing, lacks: field } = origin;
  const hidden = file === 'template' && hiddenFinding(finding, pointer, template, record);
  if (hidden) return { file: 'record', finding: hidden };
  const { fix, inside, missing: _, ...rest } = finding;
  const own: Finding = { ...rest, pointer };
  if (field !== undefined)
    return { file, finding: { ...own, ...lacking(record, pointer, field, template.file) } };
  const lacks = lackedIn(finding, origin, { page, record });
  if (lacks !== undefined)
    return {
      file: 'record',
      finding: {
        ...own,
        code: 'record-incomplete',
        pointer: '',
        missing: lacks,
        message: msg('content/records:incomplete', { field: quoted(lacks) }),
        hint: msg('content/records:incomplete-hint', { field: lacks, file: template.file }),
      },
    };
  const isMixed = readBy?.text !== undefined || readBy?.isOfAnother;
  // The value would be one record's, for all of them.
  const isOfOne =
    file === 'template' && isValued(fix) && nodesIn(valueAt(page, pointer)).some(readsField);
  const kept = isMixed || isOfOne ? undefined : fixAt(fix, template, record, file);
  return {
    file,
    readBy,
    finding: {
      ...own,
      ...(readBy && told(inRecord(rest, readBy), readBy, template.file)),
      ...(isOfOne && fix && 'rename' in fix && { hint: writeKey(fix.rename) }),
      ...(missing !== undefined && { missing }),
      ...(kept && { fix: kept }),
      ...(inside !== undefined && !isMixed && { inside }),
    },
  };
}

const isValued = (fix: Fix | undefined) => fix && 'value' in fix && fix.value !== undefined;

/** The field that a record has to fill in: one that is missing of its page, or what alone would be in a part of it. */
function lackedIn(
  { missing, code }: Finding,
  origin: ReturnType<typeof originIn>,
  { page, record }: { page: unknown; record: JsonObject },
): string | undefined {
  const { file, pointer } = origin;
  if (missing !== undefined && file === 'record' && pointer === '') return origin.missing;
  if (file !== 'template' || code !== 'too-few') return undefined;
  return nodesIn(valueAt(page, pointer)).flatMap((node) => unfilled(node, record))[0];
}

/** The field of the record that a part of its page reads, if the record has none. */
const unfilled = ({ value }: JsonNode, record: JsonObject): string[] => {
  const [name, ...more] = fieldOf(value) ?? [];
  return name === undefined || more.length > 0 || record[name] ? [] : [name];
};

const readsField = ({ value }: JsonNode) =>
  fieldOf(value) !== undefined || (typeof value === 'string' && fieldsIn(value).length > 0);

/** A hint that names the key of the page says the field of the record that is read as it. */
function inRecord(
  finding: Omit<Finding, 'fix'>,
  { field: name, text }: ReadBy,
): Omit<Finding, 'fix'> {
  const key = segmentsOf(finding.pointer ?? '').at(-1);
  const named = (wording: Wording | undefined): Wording | undefined => {
    if (typeof wording !== 'object') return wording;
    if (isList(wording)) return wording.map(named);
    const values = Object.entries(wording.values ?? {}).map(([placeholder, value]) => [
      placeholder,
      typeof value === 'object' && 'field' in value && value.field === key ? field(name) : value,
    ]);
    return { ...wording, values: Object.fromEntries(values) };
  };
  return text === undefined ? { ...finding, hint: named(finding.hint) } : finding;
}

/** In the words of who opens the record: what is too long is not always its field, and the limit is not that of the field. */
function told(
  { message, hint }: Pick<Finding, 'message' | 'hint'>,
  { pointer, field: name, text }: ReadBy,
  file: string,
): Pick<Finding, 'message' | 'hint'> {
  const words = { field: field(name), file, pointer };
  const place =
    text === undefined
      ? msg('content/records:read-as', { ...words, place: placeName(pointer) })
      : msg('content/records:read-in', { ...words, text: quoted(text) });
  const parts: readonly (Wording | undefined)[] = isList(message) ? message : [message];
  if (!parts.some((part) => namesIn(part).length > 0)) return { message, hint };
  return {
    message: parts.map((part) => {
      const named = namesIn(part).map((key) => [key, place]);
      if (named.length === 0) return part;
      const { key, values } = part as Message;
      return { key, values: { ...values, ...Object.fromEntries(named) } };
    }),
    hint: [hint, msg('content/records:here-or-there', { file })],
  };
}

const isList = (wording: Wording): wording is readonly (Wording | undefined)[] =>
  Array.isArray(wording);

/** The placeholders of a message for the place that it is about. */
const namesIn = (part: Wording | undefined): string[] =>
  typeof part === 'object' && 'key' in part
    ? ['name', 'place'].filter((key) => part.values?.[key] !== undefined)
    : [];

/** The same fix, of the file that says it; undefined where it is of another. */
function fixAt(
  fix: Fix | undefined,
  template: RecordTemplate,
  record: JsonObject,
  file: string,
): Fix | undefined {
  if (!fix || 'edits' in fix) return undefined;
  if (!('remove' in fix)) return fix;
  const origin = originIn(template, record, { pointer: fix.remove });
  return origin.file === file && origin.pointer !== '' ? { remove: origin.pointer } : undefined;
}

/** A record by the schema of its collection, which is of all records by their ids. */
export function checkRecord(
  schemas: Pick<Schemas, 'check'>,
  { schema, name }: Pick<Slot, 'schema' | 'name'>,
  value: unknown,
): ReturnType<Schemas['check']> {
  const [, id] = recordOf({ name });
  const above = id.length + 1;
  const { errors, references } = schemas.check(schema, { [id]: value });
  for (const error of errors) error.instancePath = error.instancePath.slice(above);
  for (const reference of references) reference.pointer = reference.pointer.slice(above);
  return { errors, references };
}
