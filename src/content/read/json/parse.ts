import { type Node, parseTree } from 'jsonc-parser';
import { type JsonNode, nodesIn, parses } from '../../../lib/json.ts';
import { enumerated, type Message, msg } from '../../../words/message.ts';
import type { Finding, Fix } from '../words/problem.ts';
import { bracketFinding } from './brackets.ts';
import { hasPlainKeys, keyFindings } from './keys.ts';
import { numberFindings } from './numbers.ts';
import { lineIndex } from './positions.ts';
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
  return { value, partial: value, nodes, findings: [...findings, ...numberFindings(text)] };
}

const unread = (findings: Finding[], partial?: unknown): Parsed => ({
  value: undefined,
  partial,
  nodes: nodesIn(partial),
  findings,
});

const odd: Finding = {
  code: 'json-unexpected',
  message: msg('content/json:unreadable'),
  hint: msg('content/json:unreadable-hint'),
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

/** Our deepest file has ten levels; beyond this, later steps could overflow. */
const DEEPEST = 50;

/** A long page has five hundred items; far beyond this, checking could take minutes. */
const MOST_ITEMS = 20_000;

/** Our longest text has some thousand characters. A longer one is not searched: it is no text that somebody reads. */
const LONGEST_TEXT = 20_000;

/** The limit that a text exceeds, or undefined. */
const beyondLimits = (text: string): Finding | undefined => signsIn(text).excess;

/** Counts the signs outside strings in one pass: the exceeded limit, or the number of colons. */
export function signsIn(text: string): { excess?: Finding; colons: number } {
  let depth = 0;
  let colons = 0;
  let items = 0;
  for (let position = 0; position < text.length; position += 1) {
    switch (text[position]) {
      case '"': {
        const end = endOfString(text, position);
        if (end - position > LONGEST_TEXT)
          return { excess: { ...tooLong, offset: position }, colons };
        position = end;
        break;
      }
      case '{':
      case '[':
        depth += 1;
        break;
      case '}':
      case ']':
        depth -= 1;
        break;
      case ',':
        items += 1;
        break;
      case ':':
        colons += 1;
    }
    if (depth > DEEPEST) return { excess: { ...tooDeep, offset: position }, colons };
    if (items > MOST_ITEMS) return { excess: { ...tooMany, offset: position }, colons };
  }
  return { colons };
}

/** Offset of the closing quote, or of the line break that ends any string, closed or not. */
function endOfString(text: string, start: number): number {
  for (let position = start + 1; position < text.length; position += 1) {
    const character = text[position];
    if (character === '"' || character === '\n') return position;
    if (character === '\\') position += 1;
  }
  return text.length;
}

const tooLong: Finding = {
  code: 'text-too-long',
  message: msg('content/json:text-too-long', { most: LONGEST_TEXT }),
  hint: msg('content/json:text-too-long-hint'),
};

const tooDeep: Finding = {
  code: 'too-deep',
  message: msg('content/json:too-deep'),
  hint: msg('content/json:too-deep-hint'),
};

const tooMany: Finding = {
  code: 'too-many-items',
  message: msg('content/json:too-many-items', { most: MOST_ITEMS }),
  hint: msg('content/json:too-many-items-hint'),
};

/** Recognises a text that is not JSON at all, such as HTML, so that the message is about the whole file. */
const foreignText = (text: string): Finding | undefined =>
  mergeMarkers(text) ?? fence(text) ?? html(text) ?? htmlComment(text);

function mergeMarkers(text: string): Finding | undefined {
  const found = /^<{7}(?: (.*))?$/m.exec(text);
  if (!found) return undefined;
  const line = lineIndex(text);
  const from = found.index;
  const middle = text.slice(from).search(/^={7}\s*$/m) + from;
  const end = /^>{7}(?: (.*))?$/m.exec(text.slice(from));
  const count = text.match(/^<{7}( |$)/gm)?.length ?? 1;
  const last = end ? line(from + end.index).line : undefined;
  const parts =
    middle > from && last !== undefined
      ? msg('content/json:merge-markers-lines', {
          ownStart: line(from).line + 1,
          ownEnd: line(middle).line - 1,
          otherStart: line(middle).line + 1,
          otherEnd: last - 1,
        })
      : undefined;
  return {
    code: 'json-merge-markers',
    offset: from,
    message: msg('content/json:merge-markers', { count }),
    hint: [parts, msg('content/json:merge-markers-hint')],
  };
}

function fence(text: string): Finding | undefined {
  const found = /^[ \t]*(```|~~~)\w*[ \t]*$/m.exec(text);
  if (!found) return undefined;
  return {
    code: 'json-code-fence',
    offset: found.index,
    message: msg('content/json:fence'),
    hint: msg('content/json:fence-hint'),
  };
}

function html(text: string): Finding | undefined {
  const found = /^\s*<(!doctype|html|head|body|div|section|main|p|h[1-6]|\?xml)\b/i.exec(text);
  if (!found) return undefined;
  return {
    code: 'json-html',
    offset: text.search(/</),
    message: msg('content/json:html'),
    hint: msg('content/json:html-hint'),
  };
}

function htmlComment(text: string): Finding | undefined {
  const found = /^[^"\n]*<!--/m.exec(text);
  if (!found) return undefined;
  return {
    code: 'json-comment',
    offset: found.index + found[0].length - 4,
    message: msg('content/json:html-comment'),
    hint: msg('content/json:html-comment-hint'),
  };
}

/** Up to this number, each quotation mark is reported on its own, with its own fix. */
const FEW = 3;

/** A text whose every quote is of another kind, as Word or a programming language writes them. */
function otherQuotes(text: string): Finding | undefined {
  return curved(text) ?? single(text);
}

const straight = (text: string, quotes: RegExp): Fix => ({
  edits: [...text.matchAll(quotes)].map(({ index }) => ({ offset: index, length: 1, text: '"' })),
});

function curved(text: string): Finding | undefined {
  // Before a name or after its colon: between words, curved quotes are part of a text.
  const opening = /(?:^|[{[,:])\s*([“”„‟«])/g;
  const first = opening.exec(text);
  const delimiters = text.match(opening)?.length ?? 0;
  if (!first || delimiters <= FEW) return undefined;
  const signs = [...new Set(text.match(/[“”„‟«»]/g))];
  const count = text.match(/[“”„‟«»]/g)?.length ?? 0;
  const whole = parses(text.replace(/[“”„‟«»]/g, '"'));
  return {
    code: 'json-smart-quotes',
    offset: first.index + first[0].length - 1,
    message: msg('content/json:all-smart-quotes', { signs: signs.join(' '), count }),
    hint: [
      replaceAll(signs, '"'),
      whole ? undefined : msg('content/json:all-smart-quotes-inner-hint'),
    ],
    fix: whole ? straight(text, /[“”„‟«»]/g) : undefined,
  };
}

function single(text: string): Finding | undefined {
  const opening = /(?:^|[{[,:])\s*'/g;
  const first = opening.exec(text);
  const delimiters = text.match(opening)?.length ?? 0;
  if (!first || delimiters <= FEW || /[{[,:]\s*"/.test(text)) return undefined;
  const count = text.match(/'/g)?.length ?? 0;
  const inner = [...text.matchAll(/\p{L}'\p{L}/gu)].map(({ index }) => lineIndex(text)(index).line);
  return {
    code: 'json-single-quotes',
    offset: first.index + first[0].length - 1,
    message: msg('content/json:all-single-quotes', { count }),
    hint: [replaceAll(["'"], '"'), inner.length > 0 ? apostrophes(inner) : undefined],
    fix: parses(text.replaceAll("'", '"')) ? straight(text, /'/g) : undefined,
  };
}

const apostrophes = (lines: readonly number[]): Message =>
  msg('content/json:all-single-quotes-inner-hint', {
    count: lines.length,
    lines: enumerated([...new Set(lines)].slice(0, 10)),
  });

/** The steps of the editors that people have: VS Code and GitHub's. */
function replaceAll(signs: readonly string[], by: string): Message {
  const [sign = '', ...others] = signs;
  return others.length > 0
    ? msg('content/json:replace-all-signs', { sign, by, others: { list: others, last: 'and' } })
    : msg('content/json:replace-all', { sign, by });
}
