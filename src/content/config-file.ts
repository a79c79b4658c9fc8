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
  /** Whether it is. */
  isRead: boolean;
  /** Of a page. */
  facts?: PageFacts;
  /** The value, or what could be read of a broken text. */
  partial: unknown;
  /** What the schema says refers to something else, where the schema found no fault. */
  references: Reference[];
  /** Those that name an icon, a picture, a form or a record. */
  named: Reference[];
  /** Fields that are links, and links written inside rich text. */
  links: Link[];
  /** What is in those two. */
  mentioned: Mentioned;
  /** Of a page: every anchor, with its places. */
  ids: ReadonlyMap<string, readonly string[]>;
  problems: Problem[];
  /** Gives a finding its line and column. */
  locate(finding: Finding): Problem;
}

/** Looks at one file alone; the result is kept until the file changes. */
export interface FileCheck {
  /** All that it can tell. */
  codes: readonly string[];
  /** `places` are all values of the file. */
  run(file: ConfigFile, nodes: readonly JsonNode[]): Finding[];
}

/** A check that tells these codes, and by its type no other. */
export const fileCheck = <Code extends string>(
  codes: readonly Code[],
  run: (file: ConfigFile, nodes: readonly JsonNode[]) => Finding<NoInfer<Code>>[],
): FileCheck => ({ codes, run });
