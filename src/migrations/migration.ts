import type { JsonObject } from '../lib/json.ts';
import type { Message } from '../words/message.ts';

/**
 * What a site needs when a schema changes. A folder, `<number>-<name>/`, which brings a site to this number, with
 * `testing/input/` and `testing/output/`.
 */
export interface Migration {
  /** What it does, for who upgrades. */
  title: Message;
  /**
   * The value of a file as the schemas of this number want it. The one that is given is frozen. What the new one has of
   * it keeps its text; where it is already as it should be, nothing changes.
   */
  change(file: string, value: JsonObject, site: OldSite): JsonObject;
}

export interface OldSite {
  /** The value of a file, before this migration; undefined if there is none. */
  read(file: string): JsonObject | undefined;
  /** Names what only a person can decide, at a place of the new value of the file. */
  decide(pointer: string, what: Message): void;
}
