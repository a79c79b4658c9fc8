import { fileCheck } from '../config-file.ts';
import { walk } from '../json/json.ts';
import type { Finding } from '../problem.ts';
import { placeName, quote } from '../words/wording.ts';

/** "${NAME}" has a meaning in integrations.json only; elsewhere visitors would read it. */
export const checkPlaceholders = fileCheck(['placeholder'], ({ name, kind, value: root }) => {
  const findings: Finding<'placeholder'>[] = [];
  if (kind === 'single' && name === 'integrations') return findings;
  walk(root, (value, pointer) => {
    const found = typeof value === 'string' ? /\$\{[^}]*\}?/.exec(value) : null;
    if (!found) return;
    findings.push({
      code: 'placeholder',
      pointer,
      inside: found.index,
      message: `${quote(found[0])} não funciona em ${placeName(pointer)}: só integrations.json aceita variáveis.`,
      hint: 'Escreva aqui o texto que o visitante deve ler.',
    });
  });
  return findings;
});
