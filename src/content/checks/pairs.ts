import { fileCheck } from '../config-file.ts';
import { isObject, type JsonNode, pointerOf, pointerTo } from '../json/json.ts';
import type { Finding } from '../problem.ts';
import { quote } from '../words/wording.ts';

const CODES = ['pairs-uneven', 'marks-missing', 'strips-uneven'] as const;

/** A layout of "challenges-solutions" that shows pairs has a solution for each challenge, and what it draws them on. */
export const checkPairs = fileCheck(CODES, ({ kind }, nodes) =>
  kind === 'page' ? nodes.flatMap(findingsOf) : [],
);

function findingsOf(node: JsonNode): Finding<(typeof CODES)[number]>[] {
  const { value } = node;
  if (!isObject(value) || value.type !== 'challenges-solutions') return [];
  const { layout, document, picture, pictures } = value;
  if (typeof layout !== 'string') return [];
  const findings: Finding<(typeof CODES)[number]>[] = [];
  const challenges = countOf(value.challenges);
  const solutions = countOf(value.solutions);
  if (challenges !== undefined && solutions !== undefined && challenges !== solutions)
    findings.push({
      code: 'pairs-uneven',
      pointer: pointerTo(node) + pointerOf('solutions', 'items'),
      message: `São ${challenges} em “challenges” e ${solutions} em “solutions”; com "layout": ${quote(layout)}, cada desafio tem a sua solução.`,
      hint: 'Escreva uma solução para cada desafio, na mesma ordem, ou apague a linha de “layout”: em duas colunas, as listas podem ter tamanhos diferentes.',
    });
  if (layout === 'marks' && !document && !picture)
    findings.push({
      code: 'marks-missing',
      pointer: pointerTo(node) + pointerOf('layout'),
      message: 'Com "layout": "marks", falta o documento ou o desenho em que estão os números.',
      hint: 'Acrescente “document”, com "note": 1, 2… nas linhas marcadas, ou “picture”, com um desenho que já traz os números.',
    });
  const drawings = Array.isArray(pictures) ? pictures.length : 0;
  if (
    (layout === 'strips' || pictures !== undefined) &&
    challenges !== undefined &&
    challenges !== drawings
  )
    findings.push({
      code: 'strips-uneven',
      pointer: pointerTo(node) + pointerOf(pictures === undefined ? 'layout' : 'pictures'),
      message: `São ${challenges} em “challenges” e ${drawings} em “pictures”; cada par tem o seu desenho.`,
      hint: 'Ponha em “pictures” um desenho para cada desafio, na mesma ordem, ou use "layout": "table", sem “pictures”.',
    });
  return findings;
}

const countOf = (list: unknown) =>
  isObject(list) && Array.isArray(list.items) ? list.items.length : undefined;
