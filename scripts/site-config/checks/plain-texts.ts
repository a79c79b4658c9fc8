import { fileCheck } from '../config-file.ts';
import { walk } from '../json/json.ts';
import type { Finding } from '../problem.ts';
import { plainText } from '../words/markup.ts';
import { placeNameUpper, quote } from '../words/wording.ts';

const CODES = ['markup-in-text', 'blank-text'] as const;

/** A text that is shown as it is has words, and no markup that visitors would read. */
export const checkPlainTexts = fileCheck(CODES, ({ kind, name, value: root, references }) => {
  const findings: Finding<(typeof CODES)[number]>[] = [];
  if (kind === 'single' && (name === 'integrations' || name === 'theme')) return findings;
  const rich = new Set(references.map(({ pointer }) => pointer));
  walk(root, (value, pointer) => {
    if (typeof value !== 'string' || value === '') return;
    if (value.trim() === '') {
      findings.push({
        code: 'blank-text',
        pointer,
        message: `${placeNameUpper(pointer)} só tem espaços: o visitante não veria nada.`,
        hint: 'Escreva o texto; se o campo não for necessário, apague a linha inteira.',
      });
      return;
    }
    const plain = rich.has(pointer) ? undefined : plainText(value);
    if (plain === undefined) return;
    findings.push({
      code: 'markup-in-text',
      severity: 'warning',
      pointer,
      message: `${placeNameUpper(pointer)} aparece como está escrito, com os sinais: ${quote(value)}.`,
      hint: `Escreva ${JSON.stringify(plain)}: este campo não aceita negrito, link nem HTML.`,
    });
  });
  return findings;
});
