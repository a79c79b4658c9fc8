import { fileCheck } from '../config-file.ts';
import { pointerTo } from '../json/json.ts';
import type { Finding } from '../problem.ts';
import { placeName, quote } from '../words/wording.ts';

/** "${NAME}" has a meaning in integrations.json only; elsewhere visitors would read it. */
export const checkPlaceholders = fileCheck(['placeholder'], ({ name, kind }, places) => {
  const findings: Finding<'placeholder'>[] = [];
  if (kind === 'single' && name === 'integrations') return findings;
  for (const place of places) {
    const found = typeof place.value === 'string' ? /\$\{[^}]*\}?/.exec(place.value) : null;
    if (!found) continue;
    const pointer = pointerTo(place);
    findings.push({
      code: 'placeholder',
      pointer,
      inside: found.index,
      message: `${quote(found[0])} não funciona em ${placeName(pointer)}: só integrations.json aceita variáveis.`,
      hint: 'Escreva aqui o texto que o visitante deve ler.',
    });
  }
  return findings;
});
