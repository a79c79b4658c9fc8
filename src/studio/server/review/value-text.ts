import { isObject } from '../../../lib/json.ts';
import type { Json } from '../../shared/protocol.ts';

const MAX_LENGTH = 80;
/** The characters of equal text to keep before the first difference. */
const CONTEXT = 20;

const NAMES = ['title', 'label', 'heading', 'name', 'question', 'text', 'alt', 'path', 'from'];

/** A value in a few words: an object by its name, a list not at all. */
export function valueText(value: Json): string {
  if (typeof value === 'string') return value === '' ? '(vazio)' : `“${truncate(value)}”`;
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number')
    return value.toLocaleString('pt-BR', { maximumFractionDigits: 20 });
  if (!isObject(value)) return '';
  const name = NAMES.map((key) => value[key]).find(
    (text) => typeof text === 'string' && text !== '',
  );
  return typeof name === 'string' ? `“${truncate(name)}”` : '';
}

export function changedTexts(before: Json, after: Json): [string, string] {
  if (typeof before !== 'string' || typeof after !== 'string') return [named(before), named(after)];
  const longest = Math.max(before.length, after.length);
  if (longest <= MAX_LENGTH) return [valueText(before), valueText(after)];
  let same = 0;
  while (same < longest && before[same] === after[same]) same += 1;
  const start = same <= CONTEXT ? 0 : wordStart(before, same - CONTEXT);
  const ellipsis = start > 0 ? '…' : '';
  return [valueText(ellipsis + before.slice(start)), valueText(ellipsis + after.slice(start))];
}

const named = (value: Json): string =>
  valueText(value) || (Array.isArray(value) ? `lista de ${value.length}` : 'outro conteúdo');

const wordStart = (text: string, index: number) => text.lastIndexOf(' ', index) + 1;

function truncate(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH).trimEnd()}…` : line;
}
