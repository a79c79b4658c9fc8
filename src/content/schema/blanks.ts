import type { ErrorObject } from 'ajv';
import { asText } from '../json/json.ts';
import type { Finding } from '../problem.ts';
import { oneOf, quote } from '../words/wording.ts';

const blanksIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([\p{L}\d_-]*)\}/gu)].map(([, name]) => name ?? '')),
];

export function isFilledWith(names: readonly string[], text: string): boolean {
  const found = blanksIn(text);
  return found.length === names.length && names.every((name) => found.includes(name));
}

/** A name in braces that the site does not fill in, or one that is gone. */
export function blanks(error: ErrorObject, field: string): Omit<Finding, 'pointer'> {
  const names = error.schema as string[];
  const text = asText(error.data);
  const found = blanksIn(text);
  const unknown = found.filter((name) => !names.includes(name));
  const gone = names.filter((name) => !found.includes(name));
  const [wrong] = unknown;
  if (wrong === undefined)
    return {
      code: 'placeholder-unused',
      severity: 'warning',
      message: `${field} não tem ${braces(gone)}, onde o site põe o que falta na frase.`,
      hint: `Ponha ${braces(gone)} de volta, sem traduzir, no lugar certo da frase.`,
    };
  const [meant] = gone;
  return {
    code: 'placeholder-unknown',
    message: `O visitante leria ${quote(`{${wrong}}`)} em ${field.replace(/^O /, 'o ')}: o site só preenche ${braces(names)}.`,
    hint:
      meant === undefined || unknown.length > 1
        ? `Os nomes entre chaves não se traduzem: use ${braces(names)}.`
        : `Escreva ${JSON.stringify(text.replaceAll(`{${wrong}}`, `{${meant}}`))}: os nomes entre chaves não se traduzem.`,
  };
}

const braces = (names: readonly string[]) =>
  oneOf(
    names.map((name) => `{${name}}`),
    'e',
  );
