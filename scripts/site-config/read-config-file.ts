import { join } from 'node:path';
import { fileChecks } from './checks/registry.ts';
import type { ConfigFile } from './config-file.ts';
import type { Slot } from './files/layout.ts';
import { misfiled } from './files/misfiled.ts';
import { decode, readSource } from './files/read.ts';
import { editsOf } from './json/edits-of.ts';
import { type Parsed, parseJson, treeOf } from './json/parse.ts';
import { lineIndex, offsetOf } from './json/positions.ts';
import { factsOf } from './page-facts.ts';
import type { Finding, Problem } from './problem.ts';
import { idsOf } from './references/ids.ts';
import { linksOf } from './references/links-of.ts';
import type { Schemas } from './schema/schema.ts';
import { isLeftToChecks, schemaFindings } from './schema/schema-messages.ts';

/** Of one file, in one run: nobody reads further, and a broken file could have thousands. */
const MOST_FINDINGS = 200;

/** `draft` is read in place of what is on the disk. */
export function readConfigFile(
  root: string,
  slot: Slot,
  schemas: Schemas,
  draft?: string,
): ConfigFile {
  const source =
    draft === undefined
      ? readSource(join(root, slot.file), slot.size)
      : decode(Buffer.from(draft, 'utf8'));
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
    ids: new Map(),
    problems: [],
    locate,
  };
  if (source.usable) {
    const parsed = parseJson(source.text);
    entry.value = parsed.value;
    entry.partial = parsed.partial;
    entry.isRead = parsed.value !== undefined;
    if (slot.kind === 'page') {
      entry.ids = idsOf(parsed.places);
      entry.facts = factsOf(source.text, parsed.value, parsed.partial);
    }
    findings.push(...parsed.findings);
    if (parsed.value !== undefined) findings.push(...checkValue(entry, parsed, schemas));
  }
  entry.problems = findings.slice(0, MOST_FINDINGS).map(locate);
  return entry;
}

function checkValue(
  entry: ConfigFile,
  { places, findings: known }: Parsed,
  schemas: Schemas,
): Finding[] {
  const elsewhere = misfiled(entry, entry.value, schemas.sectionTypes);
  if (elsewhere) return [elsewhere];
  const valid = schemas.valid?.references(entry.schema, entry.text);
  const { errors: all, references } = valid
    ? { errors: [], references: valid }
    : schemas.check(entry.schema, entry.value);
  if (all.length === 0) entry.found = references;
  const errors = all.filter((error) => !isLeftToChecks(error));
  const { file } = entry;
  entry.references = references.map(({ kind, value, pointer }) => ({ kind, value, pointer, file }));
  const findings = fileChecks
    .flatMap(({ run }) => run(entry, places))
    // Of a file that its schema refuses, not all is known yet.
    .filter(({ severity }) => severity !== 'warning' || errors.length === 0);
  const toldKeys = new Set(known.map((finding) => finding.pointer));
  const told = new Set(findings.filter(isPlaceholder).map((finding) => finding.pointer));
  for (const finding of schemaFindings(errors.slice(0, MOST_FINDINGS), schemas, entry.value))
    if (!(finding.at === 'key' ? toldKeys : told).has(finding.pointer)) findings.push(finding);
  // What was refused already needs no second complaint.
  const refused = new Set(findings.map((finding) => finding.pointer));
  for (const { instancePath } of errors) refused.add(instancePath);
  if (refused.size > 0)
    entry.references = entry.references.filter(({ pointer }) => !refused.has(pointer));
  entry.named = entry.references.filter(({ kind }) => kind !== 'link' && kind !== 'richText');
  const { links, findings: ofLinks } = linksOf(entry.references);
  entry.links = links;
  return [...findings, ...ofLinks];
}

// A variable out of place often breaks its field's pattern too.
const isPlaceholder = ({ code }: Finding) => code === 'placeholder';

function locator(file: string, text: string): ConfigFile['locate'] {
  let places: ReturnType<typeof lineIndex> | undefined;
  let tree: ReturnType<typeof treeOf>;
  return (finding) => {
    const { code, message, hint, severity = 'error', pointer = '' } = finding;
    // Most files have no problem, so the tree of positions is grown on demand.
    places ??= lineIndex(text);
    if (finding.offset === undefined) tree ??= treeOf(text);
    const place = places(Math.min(offsetOf(finding, tree, text), text.length));
    const problem: Problem = { severity, code, file, ...place, pointer, message };
    if (hint !== undefined) problem.hint = hint;
    const edits = finding.fix && editsOf(finding.fix, finding, tree, text);
    if (edits) problem.fix = edits.map((edit) => ({ file, ...edit }));
    return problem;
  };
}
