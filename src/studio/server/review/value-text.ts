import { isObject } from '../../../content/json/json.ts';
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
  const either = [before, after];
  if (!either.every((one) => typeof one === 'string')) return [named(before), named(after)];
  const [a = '', b = ''] = either as string[];
  if (Math.max(a.length, b.length) <= MAX_LENGTH) return [valueText(a), valueText(b)];
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1;
  const from = same <= CONTEXT ? 0 : beginningOfWord(a, same - CONTEXT);
  const begin = from > 0 ? '…' : '';
  return [valueText(begin + a.slice(from)), valueText(begin + b.slice(from))];
}

const named = (value: Json): string =>
  valueText(value) || (Array.isArray(value) ? `lista de ${value.length}` : 'outro conteúdo');

const beginningOfWord = (text: string, index: number) => text.lastIndexOf(' ', index) + 1;

function truncate(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH).trimEnd()}…` : line;
}
