import type { SchemaSource } from '../editor-schemas/schema-source.ts';
import type { Load } from '../index.ts';
import { quote } from '../words/wording.ts';
import { CannotEdit } from './cannot-edit.ts';
import { checkedPlan, type Plan } from './checked-plan.ts';
import { editEntry } from './edit-entry.ts';
import { type FoundText, findTexts } from './find-texts.ts';
import { replaced, type Words } from './replaced.ts';

export interface Replacement extends Words {
  /** Selects the texts to change; without it, all are changed. */
  isChosen?(found: FoundText): boolean;
}

/** Other words in place of some, wherever people read them. Returns the texts that change, too. */
export function replaceTexts(
  load: Load,
  source: SchemaSource,
  replacement: Replacement,
): { plan: Plan; changed: FoundText[] } {
  const { site } = load();
  const { words, isChosen = () => true } = replacement;
  const changed = findTexts(site, source, words).filter(
    (found) => isChosen(found) && replaced(found, replacement) !== found.text,
  );
  if (changed.length === 0) throw new CannotEdit(`Nenhum texto do site muda: ${quote(words)}.`);
  const edits = changed.flatMap(
    (found) =>
      editEntry(found.entry, { value: replaced(found, replacement) }, { pointer: found.pointer }) ??
      [],
  );
  return { plan: checkedPlan(load, site, { edits }).plan, changed };
}
