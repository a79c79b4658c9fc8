import { isObject } from '../../../content/json/json.ts';
import type { Json } from '../../shared/protocol.ts';

const LONGEST = 80;
/** How much of what is the same is shown beside what is not. */
const AROUND = 20;

const NAMES = ['title', 'label', 'heading', 'name', 'question', 'text', 'alt', 'path', 'from'];

/** A value in few words; an object by what it is called, a list not at all. */
export function shown(value: Json): string {
  if (typeof value === 'string') return value === '' ? '(vazio)' : `“${cut(value)}”`;
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number')
    return value.toLocaleString('pt-BR', { maximumFractionDigits: 20 });
  if (!isObject(value)) return '';
  const name = NAMES.map((key) => value[key]).find((one) => typeof one === 'string' && one !== '');
  return typeof name === 'string' ? `“${cut(name)}”` : '';
}

/** Both, long texts where they begin to differ. */
export function shownPair(before: Json, after: Json): [string, string] {
  const either = [before, after];
  if (!either.every((one) => typeof one === 'string')) return [named(before), named(after)];
  const [a = '', b = ''] = either as string[];
  if (Math.max(a.length, b.length) <= LONGEST) return [shown(a), shown(b)];
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1;
  const from = same <= AROUND ? 0 : beginningOfWord(a, same - AROUND);
  const begin = from > 0 ? '…' : '';
  return [shown(begin + a.slice(from)), shown(begin + b.slice(from))];
}

const named = (value: Json): string =>
  shown(value) || (Array.isArray(value) ? `lista de ${value.length}` : 'outro conteúdo');

const beginningOfWord = (text: string, at: number) => text.lastIndexOf(' ', at) + 1;

function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
}
