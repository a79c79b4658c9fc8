import { fromMarkdown } from 'mdast-util-from-markdown';
import { msg, quoted, type Wording } from '../../../words/message.ts';
import { asRichText } from '../words/markup.ts';
import type { Finding } from '../words/problem.ts';

export interface RichText {
  /** `inside` is the offset in the text. */
  findings: (Finding & { inside: number })[];
  links: TextLink[];
}

/** Markdown can be made to take a parser quadratic time, so its length has an end. */
const LONGEST = 3000;

type Tree = ReturnType<typeof fromMarkdown>;
type Nodes = Tree | Tree['children'][number];

const MARKUP = 'rich-text-markup';
const LIST = 'rich-text-list';
/** Lists are refused before. */
const VISITED = new Set([
  ...['paragraph', 'list', 'listItem'],
  ...['text', 'emphasis', 'strong', 'link', 'break'],
]);

/** Reads a rich text: **bold**, *emphasis* and [links](/x), in one paragraph, with or without lists. */
export function readRichText(text: string, mayHaveLists = false): RichText {
  if (text.length > LONGEST)
    return {
      findings: [
        {
          code: 'rich-text-too-long',
          inside: 0,
          message: msg('content/rich-text:too-long', { size: text.length, limit: LONGEST }),
          hint: msg('content/rich-text:too-long-hint'),
        },
      ],
      links: [],
    };
  const simple = simpleLinks(text);
  return simple ? { findings: [], links: simple } : parseRichText(text, mayHaveLists);
}

/** The same by the full parser, which takes some hundred times longer. */
export function parseRichText(whole: string, mayHaveLists = false): RichText {
  const text = worthParsing(whole);
  const found: RichText = { findings: [], links: [] };
  const blocks = fromMarkdown(text).children;
  for (const [index, block] of blocks.entries()) {
    const refused = refuseBlock(block, blocks[index - 1], { text, mayHaveLists });
    if (refused) return { findings: [refused], links: [] };
  }
  for (const block of blocks) visit(block, text, found);
  return found;
}

interface Around {
  text: string;
  mayHaveLists: boolean;
}

function refuseBlock(block: Nodes, before: Nodes | undefined, { text, mayHaveLists }: Around) {
  if (block.type === 'list' && mayHaveLists) return refuseList(block);
  if (block.type !== 'paragraph') return refuse(block, text);
  return before?.type === 'paragraph'
    ? problemAt(
        block,
        'rich-text-paragraph',
        msg('content/rich-text:paragraph'),
        msg('content/rich-text:paragraph-hint'),
      )
    : undefined;
}

/** Only the simplest lists: bullets, each with one paragraph. */
function refuseList(list: Nodes & { type: 'list' }) {
  if (list.ordered)
    return problemAt(
      list,
      LIST,
      msg('content/rich-text:numbered-list'),
      msg('content/rich-text:numbered-list-hint'),
    );
  const item = list.children.find(
    ({ children }) => children.length !== 1 || children[0]?.type !== 'paragraph',
  );
  return (
    item &&
    problemAt(
      item,
      LIST,
      msg('content/rich-text:list-item'),
      msg('content/rich-text:list-item-hint'),
    )
  );
}

function visit(node: Nodes, text: string, found: RichText): void {
  if (!VISITED.has(node.type)) {
    // <b> and </b> are two nodes, and one mistake.
    const isReported = node.type === 'html' && found.findings.some(({ code }) => code === MARKUP);
    if (!isReported) found.findings.push(refuse(node, text));
    return;
  }
  if (node.type === 'link') {
    const start = startOf(node);
    // The address itself, after the words, when it is written as is; else the link's beginning.
    const address = text.indexOf(node.url, node.children.at(-1)?.position?.end.offset ?? start);
    found.links.push({ value: node.url, inside: address < 0 ? start : address });
  }
  if (node.type === 'text') leftover(node, text, found);
  if ('children' in node) for (const child of node.children) visit(child, text, found);
}

/**
 * Markup that was meant and did not work would reach visitors as asterisks and brackets. Signs after a backslash are
 * meant as letters.
 */
function leftover(node: Nodes, text: string, found: RichText): void {
  const source = text.slice(startOf(node), node.position?.end.offset);
  const link = /(?<!\\)\]\s?\([^)]*\)?/.exec(source);
  if (link)
    found.findings.push(
      problemAt(
        node,
        'rich-text-link',
        msg('content/rich-text:link', {
          link: quoted(source.slice(Math.max(0, source.lastIndexOf('[', link.index)))),
        }),
        msg('content/rich-text:link-hint'),
      ),
    );
  else if (source.includes('**'))
    found.findings.push({
      ...problemAt(
        node,
        'rich-text-unclosed',
        msg('content/rich-text:unclosed'),
        msg('content/rich-text:unclosed-hint'),
      ),
      severity: 'warning',
    });
}

/** Type of a Markdown node -> what its messages are called. */
const NAMES: Record<string, string> = {
  heading: 'heading',
  list: 'list',
  code: 'code',
  inlineCode: 'inline-code',
  image: 'picture',
  imageReference: 'picture',
  html: 'html',
  blockquote: 'quotation',
  thematicBreak: 'rule',
  definition: 'definition',
  linkReference: 'reference',
};

function refuse(node: Nodes, text: string): Finding & { inside: number } {
  const name = NAMES[node.type] ?? 'other';
  const start = startOf(node);
  const snippet = text.slice(start, node.position?.end.offset ?? text.length);
  return problemAt(
    node,
    node.type === 'list' ? LIST : MARKUP,
    msg('content/rich-text:refused', {
      markup: msg(`content/rich-text:markup-${name}`),
      text: quoted(snippet),
    }),
    node.type === 'html'
      ? msg('content/schema:write', { text: JSON.stringify(asRichText(text)) })
      : [msg(`content/rich-text:${name}-hint`), msg('content/rich-text:allowed-hint')],
  );
}

const startOf = (node: Nodes): number => node.position?.start.offset ?? 0;

const problemAt = (node: Nodes, code: string, message: Wording, hint: Wording) => ({
  code,
  message,
  hint,
  inside: startOf(node),
});

/** Signs at which the parser may backtrack or open another construct. */
const MARKS = /[*_`[\]<&\\!>]/g;

/** Estimated cost of parsing a text: signs times characters. A common paragraph costs about 5,000. */
export const workOf = (text: string): number =>
  (text.match(MARKS)?.length ?? 0) * text.length || text.length;

/** Limit per file: about a second, two hundred times the cost of the longest page. */
export const MOST_WORK = 10_000_000;

/** A list in a list in a list… takes the parser longest of all, and its beginning says enough. */
const NESTED = /^(?:[\t ]*(?:[-+*>]|\d{1,9}[.)])){10}/m;
const ENOUGH = 200;

/** The part of a text to parse: all of it, or its beginning if that is already invalid. */
function worthParsing(text: string): string {
  const nested = NESTED.exec(text);
  return nested ? text.slice(0, nested.index + ENOUGH) : text;
}

export interface TextLink {
  value: string;
  /** Offset of the address in the text. */
  inside: number;
}

const WORD = '[\\p{L}\\p{N}]';
const RUN = '[^*_`[\\]<&\\\\\\r\\n]';
// Ends in a word, or in the stop of a sentence that is marked as a whole.
const MARKED = `${WORD}(?:${RUN}*(?:${WORD}|[.,:;!?](?=\\*+(?:\\s|$))))?`;
const ADDRESS = '(?:https://|tel:|mailto:|whatsapp:|[/#])[\\w/#?=.%@+-]*';

// Cannot begin as a block does, nor hold anything whose reading depends on its neighbours.
const SIMPLE = new RegExp(
  `^(?![\\s+#>=~-]|\\d+[.)])(?:${RUN}|\\*\\*${MARKED}\\*\\*(?!\\*)|\\*${MARKED}\\*(?!\\*)|(?<!!)\\[${RUN}+\\]\\(${ADDRESS}\\))*$`,
  'u',
);

/**
 * The links of a text whose markup can only be read in one way, as nearly all have it:
 * parsing thirty thousand texts takes seconds. Undefined for any other; a test holds that
 * the parser agrees.
 */
export function simpleLinks(text: string): TextLink[] | undefined {
  if (!SIMPLE.test(text)) return undefined;
  return [...text.matchAll(/\]\(([^()]*)\)/g)].map((link) => ({
    value: link[1] ?? '',
    inside: link.index + 2,
  }));
}
