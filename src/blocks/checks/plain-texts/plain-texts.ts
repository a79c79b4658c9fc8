import { fileCheck } from '../../../content/read/site/config-file.ts';
import { plainText } from '../../../content/read/words/markup.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { placeNameUpper, quote } from '../../../content/read/words/wording.ts';
import { pointerTo } from '../../../lib/json.ts';

const CODES = ['markup-in-text', 'blank-text'] as const;

/** A text that is shown as it is has words, and no markup that visitors would read. */
export const checkPlainTexts = fileCheck(CODES, ({ kind, name, references }, nodes) => {
  const findings: Finding<(typeof CODES)[number]>[] = [];
  if (kind === 'single' && (name === 'integrations' || name === 'theme')) return findings;
  let rich: ReadonlySet<string> | undefined;
  for (const node of nodes) {
    const { value } = node;
    if (typeof value !== 'string' || value === '') continue;
    if (value.trim() === '') {
      const pointer = pointerTo(node);
      findings.push({
        code: 'blank-text',
        pointer,
        message: `${placeNameUpper(pointer)} só tem espaços: o visitante não veria nada.`,
        hint: 'Escreva o texto; se o campo não for necessário, apague a linha inteira.',
      });
      continue;
    }
    const plain = plainText(value);
    if (plain === undefined) continue;
    rich ??= new Set(references.map(({ pointer }) => pointer));
    const pointer = pointerTo(node);
    if (rich.has(pointer)) continue;
    findings.push({
      code: 'markup-in-text',
      severity: 'warning',
      pointer,
      message: `${placeNameUpper(pointer)} aparece como está escrito, com os sinais: ${quote(value)}.`,
      hint: `Escreva ${JSON.stringify(plain)}: este campo não aceita negrito, link nem HTML.`,
    });
  }
  return findings;
});
