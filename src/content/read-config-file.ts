import { fileChecks } from '../blocks/checks.ts';
import type { ConfigFile } from './config-file.ts';
import type { Slot } from './files/layout.ts';
import { misfiled } from './files/misfiled.ts';
import { decode, readSource } from './files/read.ts';
import { type Parsed, parseJson } from './json/parse.ts';
import { locator } from './locator.ts';
import type { Machine } from './machine.ts';
import { factsOf } from './page-facts.ts';
import type { Finding } from './problem.ts';
import { idsOf } from './references/ids.ts';
import { linkTextMentions } from './references/link-texts.ts';
import { linksOf } from './references/links-of.ts';
import { isNamed, type Mentioned, mentionedIn } from './references/mentioned.ts';
import { contactMentions } from './references/written-contacts.ts';
import type { Schemas } from './schema/schema.ts';
import { isLeftToChecks, schemaFindings } from './schema/schema-messages.ts';

/** Upper bound per file: a broken file may have thousands of problems. */
const MOST_FINDINGS = 200;

const NOTHING: Mentioned = { links: [], names: [] };

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
    entry.value = parsed.value;
    entry.partial = parsed.partial;
    entry.isRead = parsed.value !== undefined;
    if (slot.kind === 'page') {
      entry.ids = idsOf(parsed.nodes);
      entry.facts = factsOf(source.text, parsed.value, { partial: parsed.partial, sum });
    }
    findings.push(...parsed.findings);
    if (parsed.value !== undefined) findings.push(...checkValue(entry, parsed, schemas));
  }
  entry.problems = findings.slice(0, MOST_FINDINGS).map(locate);
  return entry;
}

function checkValue(
  entry: ConfigFile,
  { nodes, findings: syntaxFindings }: Parsed,
  schemas: Schemas,
): Finding[] {
  const elsewhere = misfiled(entry, entry.value, schemas.sectionTypes);
  if (elsewhere) return [elsewhere];
  const { errors: all, references } = schemas.check(entry.schema, entry.value);
  const errors = all.filter((error) => !isLeftToChecks(error));
  const { file } = entry;
  entry.references = references.map((reference) => Object.assign(reference, { file }));
  const findings = fileChecks
    .flatMap(({ run }) => run(entry, nodes, schemas.timeZone))
    // While the schema refuses a file, only errors are reported: warnings may be their consequence.
    .filter(({ severity }) => severity !== 'warning' || errors.length === 0);
  const unreadable = new Set(syntaxFindings.map((finding) => finding.pointer));
  const placeholders = new Set(findings.filter(isPlaceholder).map((finding) => finding.pointer));
  for (const finding of schemaFindings(errors.slice(0, MOST_FINDINGS), schemas, entry.value))
    if (!(finding.at === 'key' ? unreadable : placeholders).has(finding.pointer))
      findings.push(finding);
  // What was refused already needs no second complaint.
  const refused = new Set(findings.map((finding) => finding.pointer));
  for (const { instancePath } of errors) refused.add(instancePath);
  if (refused.size > 0)
    entry.references = entry.references.filter(({ pointer }) => !refused.has(pointer));
  entry.named = entry.references.filter(isNamed);
  const { links, findings: ofLinks } = linksOf(entry.references);
  entry.links = links;
  const { links: to, names } = mentionedIn(links, entry.named);
  entry.mentioned = {
    links: to,
    names: [...names, ...contactMentions(nodes), ...linkTextMentions(nodes)],
  };
  return [...findings, ...ofLinks];
}

// A variable out of place often breaks its field's pattern too.
const isPlaceholder = ({ code }: Finding) => code === 'placeholder' || code === 'unknown-variable';
