import { join } from 'node:path';
import { parseTree } from 'jsonc-parser';
import { localChecks } from './checks/of-one-file.ts';
import type { Slot } from './files/layout.ts';
import { readSource } from './files/read.ts';
import { parseJson } from './json/parse.ts';
import { lineIndex, offsetOf } from './json/positions.ts';
import type { Finding, Problem, Reference } from './problem.ts';
import { idsOf } from './references/ids.ts';
import { type Link, linksOf } from './references/links-of.ts';
import type { Schemas } from './schema/schema.ts';
import { schemaFindings } from './schema/schema-messages.ts';

/** One file of site-config/, with all that can be said of it alone. */
export interface Entry extends Slot {
  /** Undefined when the text is not valid JSON. */
  value: unknown;
  /** The value, or what could be read of a broken text. */
  partial: unknown;
  /** What the schema says refers to something else, where the schema found no fault. */
  references: Reference[];
  /** Those that name an icon, a picture, a form or a record. */
  named: Reference[];
  /** Fields that are links, and links written inside rich text. */
  links: Link[];
  /** Of a page: every anchor, with its places. */
  ids: ReadonlyMap<string, readonly string[]>;
  problems: Problem[];
  /** Gives a finding its line and column. */
  locate(finding: Finding): Problem;
}

/** Of one file, in one run: nobody reads further, and a broken file could have thousands. */
const MOST_FINDINGS = 200;

export function readEntry(root: string, slot: Slot, schemas: Schemas): Entry {
  const source = readSource(join(root, slot.file), slot.size);
  const locate = locator(slot.file, source.text);
  const findings = [...source.findings];
  const entry: Entry = {
    ...slot,
    value: undefined,
    partial: undefined,
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
    entry.ids = slot.kind === 'page' ? idsOf(parsed.partial) : entry.ids;
    findings.push(...parsed.findings);
    if (parsed.value !== undefined) findings.push(...checkValue(entry, schemas, parsed.findings));
  }
  entry.problems = findings.slice(0, MOST_FINDINGS).map(locate);
  return entry;
}

function checkValue(entry: Entry, schemas: Schemas, known: readonly Finding[]): Finding[] {
  const { errors, references } = schemas.check(entry.schema, entry.value);
  const findings = localChecks.flatMap((check) => check(entry));
  const toldKeys = new Set(known.map((finding) => finding.pointer));
  const told = new Set(findings.filter(isPlaceholder).map((finding) => finding.pointer));
  for (const finding of schemaFindings(errors.slice(0, MOST_FINDINGS), schemas))
    if (!(finding.at === 'key' ? toldKeys : told).has(finding.pointer)) findings.push(finding);
  // What was refused already needs no second complaint.
  const refused = new Set(findings.map((finding) => finding.pointer));
  entry.references = references
    .filter(({ pointer }) => !refused.has(pointer))
    .map((reference) => ({ ...reference, file: entry.file }));
  entry.named = entry.references.filter(({ kind }) => kind !== 'link' && kind !== 'richText');
  const { links, findings: ofLinks } = linksOf(entry.references);
  entry.links = links;
  return [...findings, ...ofLinks];
}

// A variable out of place often breaks its field's pattern too.
const isPlaceholder = ({ code }: Finding) => code === 'placeholder';

function locator(file: string, text: string): Entry['locate'] {
  let places: ReturnType<typeof lineIndex> | undefined;
  let tree: ReturnType<typeof parseTree> | undefined;
  return ({ code, message, hint, severity = 'error', ...finding }) => {
    // Most files have no problem, so the tree of positions is grown on demand.
    places ??= lineIndex(text);
    if (finding.offset === undefined) tree ??= parseTree(text);
    const place = places(
      Math.min(offsetOf({ code, message, ...finding }, tree, text), text.length),
    );
    const problem: Problem = {
      severity,
      code,
      file,
      ...place,
      pointer: finding.pointer ?? '',
      message,
    };
    return hint === undefined ? problem : { ...problem, hint };
  };
}
