import { fileCheck } from '../config-file.ts';
import { isObject, pointerOf, pointerTo } from '../json/json.ts';
import type { Finding } from '../problem.ts';
import { quote } from '../words/wording.ts';

/** The number that is read is the number that is called. */
export const checkPhones = fileCheck(['phone-differs'], (_, nodes) => {
  const findings: Finding<'phone-differs'>[] = [];
  for (const node of nodes) {
    if (!isObject(node.value)) continue;
    const { label, to } = node.value;
    if (typeof label !== 'string' || typeof to !== 'string' || !to.startsWith('tel:+')) continue;
    const read = label.replace(/\D/g, '').replace(/^0+/, '');
    if (read.length < 8 || to.replace(/\D/g, '').endsWith(read)) continue;
    findings.push({
      code: 'phone-differs',
      severity: 'warning',
      pointer: pointerTo(node) + pointerOf('label'),
      message: `O visitante lê ${quote(label)}, mas o link liga para outro número: ${quote(to)}.`,
      hint: `Corrija o que estiver errado. Se ${label} é o certo, escreva "to": "tel:+${read.length <= 11 ? '55' : ''}${read}".`,
    });
  }
  return findings;
});
