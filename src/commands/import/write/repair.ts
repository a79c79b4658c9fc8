import { CannotEdit, causeOf } from '../../../content/edit/file-change.ts';
import type { Drafts, Load } from '../../../content/index.ts';
import type { Problem } from '../../../content/read/words/problem.ts';
import { isObject, type JsonObject, segmentsOf } from '../../../lib/json.ts';
import { msg, type Wording } from '../../../words/message.ts';
import { jsonText } from './json-text.ts';

/** A new page: its file and what is in it. */
export interface NewPage {
  file: string;
  value: JsonObject;
}

interface Repair {
  /** Gives what the other files are to be, without what the problem is about; undefined if it is about none of them. */
  others(): Drafts;
  /** Takes out of these files what a problem is about; false if there is nothing that could be taken out. */
  takeOut(problem: Problem): boolean;
  /** Tells what was taken out. */
  tell(page: NewPage, what: string, why: Wording): void;
}

/** Upper bound of the rounds: what is taken out may be what others lead to. */
const MOST_ROUNDS = 20;
const MOST_TOLD = 5;

/**
 * Takes out of new pages what the validator refuses, the smallest part that is about it, until it refuses nothing that
 * it did not refuse before. Nearly always there is nothing.
 */
export function repairPages(load: Load, given: readonly NewPage[], repair: Repair): NewPage[] {
  const before = new Set(load().problems.map(causeOf));
  let pages = [...given];
  for (let round = 0; ; round += 1) {
    const drafts = new Map([
      ...pages.map(({ file, value }) => [file, jsonText(value)] as const),
      ...repair.others(),
    ]);
    const errors = load(drafts).problems.filter(
      (problem) => problem.severity === 'error' && !before.has(causeOf(problem)),
    );
    if (errors.length === 0) return pages;
    const dropped = new Set<NewPage>();
    const isTakenOut = takeOutAll(errors, pages, repair, dropped);
    if (!isTakenOut || round === MOST_ROUNDS) throw cannotImport(errors);
    pages = pages.filter((page) => !dropped.has(page));
  }
}

const cannotImport = (errors: readonly Problem[]) =>
  new CannotEdit([
    msg('commands/import:would-break'),
    ...errors
      .slice(0, MOST_TOLD)
      .flatMap(({ file, message, hint }) => [`\n${file}:`, message, hint]),
  ]);

function takeOutAll(
  errors: readonly Problem[],
  pages: readonly NewPage[],
  { takeOut, tell }: Repair,
  dropped: Set<NewPage>,
): boolean {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  let isTakenOut = false;
  const done = new Set<string>();
  // From the end, so that the places of the others stay what they are.
  for (const problem of [...errors].reverse()) {
    const place = `${problem.file} ${problem.pointer}`;
    if (done.has(place)) continue;
    done.add(place);
    const page = byFile.get(problem.file);
    if (!page) isTakenOut = takeOut(problem) || isTakenOut;
    else if (!dropped.has(page)) {
      const removed = removePart(page.value, problem.pointer);
      if (removed === undefined) dropped.add(page);
      tell(page, removed === undefined ? '' : JSON.stringify(removed), problem.message);
      isTakenOut = true;
    }
  }
  return isTakenOut;
}

/** Removes the smallest part at a place that a page can do without; undefined where it can do without none. */
export function removePart(page: JsonObject, pointer: string): unknown {
  const [list, section, key, block, field, item] = segmentsOf(pointer);
  const sections = page.sections;
  if (list !== 'sections' || !Array.isArray(sections) || !isObject(sections[Number(section)]))
    return undefined;
  const owner: JsonObject = sections[Number(section)];
  if (key === 'picture' || key === 'id' || key === 'eyebrow') return removeKey(owner, key);
  const blocks = owner.blocks;
  const inBlock = key === 'blocks' && Array.isArray(blocks) ? blocks[Number(block)] : undefined;
  if (isObject(inBlock) && Array.isArray(blocks) && field !== undefined) {
    const removed = removeItem(inBlock, field, item);
    if (Object.keys(inBlock).length === 0) blocks.splice(Number(block), 1);
    if (blocks.length > 0) return removed;
  }
  if (sections.length < 2) return undefined;
  return sections.splice(Number(section), 1)[0];
}

function removeItem(owner: JsonObject, field: string, item: string | undefined): unknown {
  const list = owner[field];
  if (item === undefined || !Array.isArray(list) || list.length < 2) return removeKey(owner, field);
  return list.splice(Number(item), 1)[0];
}

function removeKey(owner: JsonObject, key: string): unknown {
  const value = owner[key];
  delete owner[key];
  return value ?? key;
}
