import type { Slot } from './files/layout.ts';
import type { JsonNode } from './json/json.ts';
import type { PageFacts } from './page-facts.ts';
import type { Finding, Problem, Reference } from './problem.ts';
import type { Link } from './references/links-of.ts';
import type { Mentioned } from './references/mentioned.ts';

/** One file of site-config/, with all results that need no other file. */
export interface ConfigFile extends Slot {
  /** As read, without a byte order mark. */
  text: string;
  /** Undefined when the text is not valid JSON. */
  value: unknown;
  /** Whether the text is valid JSON. */
  isRead: boolean;
  /** Only for pages. */
  facts?: PageFacts;
  /** The value, or what could be read of a broken text. */
  partial: unknown;
  /** The references that the schema marks with `refersTo`, without those in invalid values. */
  references: Reference[];
  /** Those that name an icon, a picture, a form or a record. */
  named: Reference[];
  /** Fields that are links, and links written inside rich text. */
  links: Link[];
  /** The mentions in `named` and `links`. */
  mentioned: Mentioned;
  /** Every anchor of a page, with its pointers. */
  ids: ReadonlyMap<string, readonly string[]>;
  problems: Problem[];
  /** Gives a finding its line and column. */
  locate(finding: Finding): Problem;
}

/** Looks at one file alone; the result is kept until the file changes. */
export interface FileCheck {
  scope: 'file';
  /** Every code that the check may report. */
  codes: readonly string[];
  /** `nodes` are all values of the file; `timeZone` is the site's, if it names one. */
  run(file: ConfigFile, nodes: readonly JsonNode[], timeZone: string | undefined): Finding[];
}

/** Makes a check; its type allows no other codes. */
export const fileCheck = <Code extends string>(
  codes: readonly Code[],
  run: (
    file: ConfigFile,
    nodes: readonly JsonNode[],
    timeZone: string | undefined,
  ) => Finding<NoInfer<Code>>[],
): FileCheck => ({ scope: 'file', codes, run });
