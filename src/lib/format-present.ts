import { format } from './format.ts';

/** Words without a bracket or another placeholder among them. */
const WORDS = '[^{}()[\\]（）]*';

/**
 * Fills `{name}` placeholders. One without a value is left out with the words that join it to the others: of "{title}, {date}" and
 * of "{title} ({date})" the title stays alone.
 */
export function formatPresent(
  sentence: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const names = Object.keys(values);
  const present = names.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  const kept = names.filter((name) => !values[name]).reduce(without, sentence);
  return format(kept.trim(), Object.fromEntries(present));
}

function without(sentence: string, name: string): string {
  const place = `\\{${name}\\}`;
  const inBrackets = `${WORDS}[([（]${WORDS}${place}${WORDS}[)\\]）]`;
  const afterAnother = `(?<=[})\\]）])${WORDS}${place}(?:${WORDS}$)?`;
  const first = `${WORDS}${place}${WORDS}`;
  return [inBrackets, afterAnother, first].reduce(
    (text, pattern) => text.replace(new RegExp(pattern, 'g'), ''),
    sentence,
  );
}
