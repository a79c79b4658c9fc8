import { isObject, type JsonObject } from '../../lib/json.ts';
import { migrations } from '../../migrations/migrations.gen.ts';
import { SCHEMA_VERSION } from '../../migrations/schema-version.gen.ts';
import type { Message } from '../../words/message.ts';
import type { FileChange } from './file-change.ts';
import { rewriteJson } from './rewrite-json.ts';

export const SITE_FILE = 'site-config/site.json';

/** Something that a migration leaves to a person. */
export interface Decision {
  file: string;
  pointer: string;
  what: Message;
}

export interface Upgrade {
  /** What each migration does. */
  titles: Message[];
  /** Sorted by file. */
  changes: FileChange[];
  decisions: Decision[];
}

/** The number of the schemas that a site is written with; undefined if what it says is none. */
export function versionOf(site: unknown): number | undefined {
  const { schemaVersion = 1 } = isObject(site) ? site : {};
  const isNumber = Number.isInteger(schemaVersion) && Number(schemaVersion) >= 1;
  return isNumber ? Number(schemaVersion) : undefined;
}

/** What brings a site of a number to that of the schemas. The texts, by file, are all valid JSON. */
export function upgradeSite(texts: ReadonlyMap<string, string>, from: number): Upgrade {
  const now = new Map(texts);
  const decisions: Decision[] = [];
  const numbers = Object.keys(migrations)
    .map(Number)
    .filter((number) => number > from);
  for (const number of numbers) decisions.push(...migrate(now, number));
  rewrite(now, SITE_FILE, ({ $schema, ...site }) => ({
    ...($schema === undefined ? {} : { $schema }),
    ...{ schemaVersion: SCHEMA_VERSION },
    ...site,
    ...{ schemaVersion: SCHEMA_VERSION },
  }));
  const changes = [...texts].flatMap(([file, before]): FileChange[] => {
    const after = now.get(file);
    return after === before ? [] : [{ file, before, after }];
  });
  return {
    titles: numbers.flatMap((number) => migrations[number]?.title ?? []),
    changes: changes.sort((a, b) => (a.file < b.file ? -1 : 1)),
    decisions,
  };
}

/** Changes the texts as one migration does, and says what it leaves to a person. */
export function migrate(texts: Map<string, string>, number: number): Decision[] {
  const decisions: Decision[] = [];
  const before = new Map(texts);
  const read = (file: string) => {
    const text = before.get(file);
    const value: unknown = text === undefined ? undefined : JSON.parse(text);
    return isObject(value) ? value : undefined;
  };
  for (const file of before.keys()) {
    const decide = (pointer: string, what: Message) => decisions.push({ file, pointer, what });
    rewrite(
      texts,
      file,
      (value) => migrations[number]?.change(file, value, { read, decide }) ?? value,
    );
  }
  return decisions;
}

function rewrite(
  texts: Map<string, string>,
  file: string,
  change: (value: JsonObject) => JsonObject,
): void {
  const text = texts.get(file) ?? '';
  const value: unknown = JSON.parse(text, (_, part) =>
    typeof part === 'object' ? Object.freeze(part) : part,
  );
  if (isObject(value)) texts.set(file, rewriteJson(text, value, change(value)));
}
