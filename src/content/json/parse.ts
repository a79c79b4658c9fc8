import { type Node, parseTree } from 'jsonc-parser';
import type { Finding } from '../problem.ts';
import { bracketFinding } from './brackets.ts';
import { foreignText } from './foreign.ts';
import { type JsonNode, nodesIn } from './json.ts';
import { hasPlainKeys, keyFindings } from './keys.ts';
import { beyondLimits, signsIn } from './limits.ts';
import { otherQuotes } from './other-quotes.ts';
import { diagnoseSyntax } from './syntax.ts';

export interface Parsed {
  /** Undefined when the text is not valid JSON. */
  value: unknown;
  /** The readable parts of a text with errors, so that references to them still work. */
  partial: unknown;
  /** Every value of `partial`. */
  nodes: readonly JsonNode[];
  findings: Finding[];
}

/** The syntax tree with the position of each value; undefined for a text beyond the limits. */
export const treeOf = (text: string): Node | undefined =>
  beyondLimits(text) ? undefined : parseTree(text);

/** Parses a JSON text strictly. Never throws. */
export function parseJson(text: string): Parsed {
  const { excess, colons } = signsIn(text);
  if (excess) return unread([excess]);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const foreign = foreignText(text);
    if (foreign) return unread([foreign]);
    const cause = otherQuotes(text) ?? bracketFinding(text);
    const findings = cause ? [cause] : diagnoseSyntax(text);
    return unread(findings.length ? findings : [odd], salvage(text));
  }
  const nodes = nodesIn(value);
  const tree = hasPlainKeys(nodes, colons) ? undefined : parseTree(text);
  const findings = tree ? keyFindings(tree, text) : [];
  return { value, partial: value, nodes, findings };
}

const unread = (findings: Finding[], partial?: unknown): Parsed => ({
  value: undefined,
  partial,
  nodes: nodesIn(partial),
  findings,
});

const odd: Finding = {
  code: 'json-unexpected',
  message: 'O arquivo não pôde ser lido: há um sinal fora do lugar.',
  hint: 'Compare com um arquivo parecido, ou desfaça a última mudança.',
};

function salvage(text: string): unknown {
  try {
    return toValue(parseTree(text, [], { allowTrailingComma: true }));
  } catch {
    return undefined;
  }
}

function toValue(node: Node | undefined): unknown {
  if (node?.type === 'array') return node.children?.map(toValue) ?? [];
  if (node?.type !== 'object') return node?.value;
  const entries = (node.children ?? []).map(({ children }) => [
    String(children?.[0]?.value),
    toValue(children?.[1]),
  ]);
  return Object.fromEntries(entries);
}
