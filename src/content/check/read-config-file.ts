import { fileChecks } from '../../blocks/checks.ts';
import { asText, isObject, type JsonObject, nodesIn } from '../../lib/json.ts';
import { type Message, msg, quoted, type Wording } from '../../words/message.ts';
import { type RecordTemplate, recordOf, type Slot, type SlotKind } from '../read/files/layout.ts';
import { decode, readSource } from '../read/files/read.ts';
import { type Parsed, parseJson } from '../read/json/parse.ts';
import { addressOf, expandCard } from '../read/records/expand.ts';
import { hasPages } from '../read/records/template.ts';
import { idsOf } from '../read/references/ids.ts';
import { linkTextMentions } from '../read/references/link-texts.ts';
import { isNamed, linksOf, type Mentioned, mentionedIn } from '../read/references/links-of.ts';
import { contactMentions } from '../read/references/written-contacts.ts';
import type { Schemas } from '../read/schema/schema.ts';
import { type ConfigFile, factsOf, recordFactsOf } from '../read/site/config-file.ts';
import { locator } from '../read/site/locator.ts';
import type { Machine } from '../read/site/machine.ts';
import { holdsSections } from '../read/site/shared-sections.ts';
import type { Finding, Problem } from '../read/words/problem.ts';
import { recordsAwaited } from './condition-findings.ts';
import { listRelationFindings } from './list-relation-findings.ts';
import { checkRecord, makePage } from './made-page.ts';
import { ofNeededText } from './needed-text.ts';
import { allowedCategories, recordPageFindings } from './record-page-findings.ts';
import { areAllNamed, relationFindings } from './relation-findings.ts';
import { schemaFindings } from './schema-messages.ts';
import { isLeftToChecks } from './shape.ts';

/** Upper bound per file: a broken file may have thousands of problems. */
const MOST_FINDINGS = 200;

const NOTHING: Mentioned = { links: [], names: [] };

/** What a file says, without the schema that it names for editors. */
export function withoutSchemaKey(value: unknown): unknown {
  if (!isObject(value) || typeof value.$schema !== 'string') return value;
  const { $schema: _, ...rest } = value;
  return rest;
}

/** `draft` is read in place of what is on the disk. */
export function readConfigFile(
  { files, hash }: Pick<Machine, 'files' | 'hash'>,
  slot: Slot,
  schemas: Schemas,
  draft?: string,
): ConfigFile {
  const source =
    draft === undefined ? readSource(files, slot) : decode(new TextEncoder().encode(draft));
  const locate = locator(slot.file, source.text);
  const findings = [...source.findings];
  const entry: ConfigFile = {
    ...slot,
    text: source.text,
    value: undefined,
    partial: undefined,
    isRead: false,
    references: [],
    named: [],
    links: [],
    mentioned: NOTHING,
    ids: new Map(),
    problems: [],
    locate,
  };
  if (source.usable) {
    const parsed = parseJson(source.text);
    const sum = hash(source.text);
    entry.value = withoutSchemaKey(parsed.value);
    entry.partial = withoutSchemaKey(parsed.partial);
    entry.isRead = parsed.value !== undefined;
    if (slot.kind === 'page') {
      entry.ids = idsOf(parsed.nodes);
      entry.facts = factsOf(source.text, parsed.value, { partial: parsed.partial, sum });
    }
    if (slot.kind === 'record') entry.facts = recordFactsOf(source.text, parsed.value, sum);
    findings.push(...parsed.findings);
    if (parsed.value !== undefined) findings.push(...checkValue(entry, parsed, schemas));
  }
  entry.problems = findings.slice(0, MOST_FINDINGS).map(locate);
  const { template } = slot;
  if (template && isPaged(entry, template)) entry.made = madePageOf(entry, template, schemas, hash);
  else if (template && entry.facts)
    entry.facts.card = expandCard(template, recordOf(slot), asObject(entry.partial));
  else if (template)
    entry.cards = Object.entries(asObject(entry.partial)).map(([id, record]) =>
      expandCard(template, [slot.name, id], asObject(record)),
    );
  return entry;
}

/** What cannot be read keeps its page, so that links to it are not told as well. */
const isPaged = ({ isRead, value, ...slot }: ConfigFile, template: RecordTemplate): boolean =>
  isRead
    ? addressOf(template, recordOf(slot)[1], asObject(value)) !== undefined
    : hasPages(template);

const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** What is wrong with a record is told of it alone, not of its page once more. */
function madePageOf(
  record: ConfigFile,
  template: RecordTemplate,
  schemas: Schemas,
  hash: Machine['hash'],
): ConfigFile {
  const page = makePage({ record, template, hash });
  if (!areAllNamed(template, record.partial)) return page;
  if (!record.isRead || record.problems.some(({ severity }) => severity !== 'warning')) return page;
  const parsed = {
    value: page.value,
    partial: page.value,
    nodes: nodesIn(page.value),
    findings: [],
  };
  const findings = checkValue(page, parsed, schemas).slice(0, MOST_FINDINGS);
  // Links and pictures in the page are found in the template's terms.
  for (const reference of page.references) reference.file = template.file;
  const lacking = relationFindings(record, template).map(record.locate);
  // What follows from that, such as a link that leads nowhere, is not told as well.
  const isOwn = ({ file, pointer }: Problem) =>
    lacking.every((other) => other.file !== file || other.pointer !== pointer);
  page.problems = [...findings.map(page.locate).filter(isOwn), ...lacking];
  return page;
}

/** What the schema of a file says of its value. */
export const checkBySchema = (
  schemas: Pick<Schemas, 'check'>,
  slot: Pick<Slot, 'kind' | 'schema' | 'name'>,
  value: unknown,
) =>
  slot.kind === 'record' ? checkRecord(schemas, slot, value) : schemas.check(slot.schema, value);

function checkValue(
  entry: ConfigFile,
  { nodes, findings: syntaxFindings }: Parsed,
  schemas: Schemas,
): Finding[] {
  const elsewhere = misfiled(entry, entry.value, schemas.sectionTypes);
  if (elsewhere) return [elsewhere];
  const { errors: all, references } = checkBySchema(schemas, entry, entry.value);
  const errors = all.filter((error) => !isLeftToChecks(error));
  const { file } = entry;
  entry.references = references.map((reference) => Object.assign(reference, { file }));
  const findings = fileChecks
    .flatMap(({ run }) => run(entry, nodes, schemas.locale?.timeZone))
    // While the schema refuses a file, only errors are reported: warnings may be their consequence.
    .filter(({ severity }) => severity !== 'warning' || errors.length === 0);
  const pointersOf = (told: Finding[]) => new Set(told.map((finding) => finding.pointer));
  const unreadable = pointersOf(syntaxFindings);
  const misread = pointersOf([
    ...syntaxFindings.filter(({ code }) => code === 'number-like-thousands'),
    ...findings.filter(isPlaceholder),
  ]);
  for (const finding of schemaFindings(errors.slice(0, MOST_FINDINGS), schemas, entry.value))
    if (!(finding.at === 'key' ? unreadable : misread).has(finding.pointer)) findings.push(finding);
  // What was refused already needs no second complaint.
  const refused = new Set(findings.map((finding) => finding.pointer));
  for (const { instancePath } of errors) refused.add(instancePath);
  if (refused.size > 0)
    entry.references = entry.references.filter(({ pointer }) => !refused.has(pointer));
  entry.named = entry.references.filter(isNamed);
  if (entry.kind === 'record-page') entry.named.push(...recordsAwaited(entry, schemas));
  const { links, findings: ofLinks } = linksOf(entry.references, schemas.locale);
  entry.links = links;
  const { links: to, names } = mentionedIn(links, entry.named);
  entry.mentioned = {
    links: to,
    names: [...names, ...contactMentions(nodes), ...linkTextMentions(nodes)],
  };
  if (entry.kind === 'record-page') {
    findings.push(...recordPageFindings(entry, schemas));
    entry.allowedCategories = allowedCategories(entry, schemas);
  }
  findings.push(...listRelationFindings(entry, schemas));
  const errorsOf = (value: unknown) => checkBySchema(schemas, entry, value).errors;
  return [...findings, ...ofLinks].map((finding) => ofNeededText(finding, entry.value, errorsOf));
}

// A variable out of place often breaks its field's pattern too.
const isPlaceholder = ({ code }: Finding) => code === 'placeholder' || code === 'unknown-variable';

type Content = 'page' | 'form' | 'section' | 'list';

/** A finding for a file whose content belongs to another kind of file, in place of an error for each field. */
export function misfiled(
  { kind, file, name }: { kind: SlotKind; file: string; name: string },
  value: unknown,
  sectionTypes: readonly string[],
): Finding | undefined {
  const content = contentOf(value, sectionTypes);
  if (content === undefined || content === kind || kind === 'single' || kind === 'record-page')
    return undefined;
  if (content === 'list' && kind !== 'page') return undefined;
  if (content === 'section' && kind !== 'page' && holdsSections({ kind, name })) return undefined;
  return {
    code: 'misfiled',
    message: msg('content/files:misfiled', {
      content: contentName(content, value),
      folder: file.replace(/[^/]+$/, ''),
      place: msg(`content/files:place-${kind}`),
    }),
    hint: whereTo(content, kind, name),
  };
}

function contentOf(value: unknown, sectionTypes: readonly string[]): Content | undefined {
  const isSection = (item: unknown) => isObject(item) && sectionTypes.includes(asText(item.type));
  if (Array.isArray(value)) return value.some(isSection) ? 'list' : undefined;
  if (!isObject(value)) return undefined;
  if (hasPage(value)) return 'page';
  if ('fields' in value && ('submit' in value || 'submitLabel' in value)) return 'form';
  return isSection(value) ? 'section' : undefined;
}

const hasPage = (value: JsonObject) => 'sections' in value && ('path' in value || 'meta' in value);

const contentName = (content: Content, value: unknown): Message =>
  content === 'section' && isObject(value)
    ? msg('content/files:content-section', { type: quoted(asText(value.type)) })
    : msg(`content/files:content-${content}`);

function whereTo(content: Content, kind: SlotKind, name: string): Wording {
  if (content === 'page' || content === 'form')
    return msg('content/files:move-file-hint', {
      file: `site-config/${content}s/${name}.json`,
    });
  const page = msg('content/files:page-around');
  if (content === 'list') return msg('content/files:page-around-list-hint', { page });
  return [
    msg('content/files:into-sections-hint'),
    kind === 'page' ? msg('content/files:page-around-section-hint', { page }) : undefined,
  ];
}
