import { isObject, type JsonObject, nodesIn } from '../../lib/json.ts';
import { memoizeWeakly } from '../../lib/memoize.ts';
import { msg, quoted } from '../../words/message.ts';
import type { RecordTemplate } from '../read/files/layout.ts';
import { recordOf, type Slot } from '../read/files/layout.ts';
import { type Expanded, expand, originOf } from '../read/records/expand.ts';
import { recordPageOf } from '../read/records/template.ts';
import { idsOf } from '../read/references/ids.ts';
import type { Schemas } from '../read/schema/schema.ts';
import { type ConfigFile, factsOf } from '../read/site/config-file.ts';
import { locator } from '../read/site/locator.ts';
import type { Finding, Fix, Problem } from '../read/words/problem.ts';

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
  const sum = hash(`${record.facts?.sum} ${template.sum}`);
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
    ofRecord: { template: template.file, structuredData },
    locate: madeLocator(record.file, template, () => record),
  };
}

const locatorOf = memoizeWeakly(({ file, text }: RecordTemplate) => locator(file, text));

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
    if (place.file === 'record') return locator(file, text)(place.finding);
    return locatorOf(template)(place.finding);
  };
}

/** A finding about a made page as one about the record or the template. */
function placeOf(finding: Finding, template: RecordTemplate, record: JsonObject) {
  const page = recordPageOf(template);
  const { file, pointer, isMixed, missing } = originOf(page, record, finding);
  const lacks = finding.missing !== undefined && file === 'record' && pointer === '';
  const { fix, inside, missing: _, ...rest } = finding;
  const own: Finding = { ...rest, pointer };
  if (lacks && missing !== undefined)
    return {
      file,
      finding: {
        ...own,
        code: 'record-incomplete',
        missing,
        message: msg('content/records:incomplete', { field: quoted(missing) }),
        hint: msg('content/records:incomplete-hint', { field: missing, file: template.file }),
      },
    };
  const kept = isMixed ? undefined : fixAt(fix, page, record, file);
  return {
    file,
    finding: {
      ...own,
      ...(missing !== undefined && { missing }),
      ...(kept && { fix: kept }),
      ...(inside !== undefined && !isMixed && { inside }),
    },
  };
}

/** The same fix, of the file that says it; undefined where it is of another. */
function fixAt(
  fix: Fix | undefined,
  page: Parameters<typeof originOf>[0],
  record: JsonObject,
  file: string,
): Fix | undefined {
  if (!fix || 'edits' in fix) return undefined;
  if (!('remove' in fix)) return fix;
  const origin = originOf(page, record, { pointer: fix.remove });
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
