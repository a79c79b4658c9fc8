import { fromMarkdown } from 'mdast-util-from-markdown';
import { asRichText } from '../words/markup.ts';
import type { Finding } from '../words/problem.ts';
import { plural, quote } from '../words/wording.ts';

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
          message: `Este texto tem ${plural(text.length, 'caractere', 'caracteres')}; o máximo de um parágrafo é ${LONGEST}.`,
          hint: 'Divida em parágrafos menores.',
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
        'Há uma linha em branco no meio deste texto, e ele só pode ter um parágrafo.',
        'Junte os parágrafos ou ponha cada um em um item separado, onde houver uma lista de parágrafos.',
      )
    : undefined;
}

/** Only the simplest lists: bullets, each with one paragraph. */
function refuseList(list: Nodes & { type: 'list' }) {
  if (list.ordered)
    return problemAt(
      list,
      LIST,
      'Esta lista tem números, e a de um texto só pode ter itens com traço.',
      'Comece cada item com “- ”; se o número é do texto, ponha \\\\ antes do ponto: "1\\\\. texto".',
    );
  const item = list.children.find(
    ({ children }) => children.length !== 1 || children[0]?.type !== 'paragraph',
  );
  return (
    item &&
    problemAt(
      item,
      LIST,
      'Este item da lista está vazio, ou tem mais de um parágrafo ou outra lista dentro.',
      'Escreva cada item em uma só linha, que comece com “- ”, sem espaços antes do traço.',
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
        `Este link não foi entendido: ${quote(source.slice(Math.max(0, source.lastIndexOf('[', link.index))))}.`,
        'A forma é [texto do link](/endereco), sem espaço entre ] e ( nem no endereço.',
      ),
    );
  else if (source.includes('**'))
    found.findings.push({
      ...problemAt(
        node,
        'rich-text-unclosed',
        'Há ** sem par neste texto; os asteriscos vão aparecer para o visitante.',
        'Para negrito, escreva **assim**, sem espaço depois do primeiro ** nem antes do último.',
      ),
      severity: 'warning',
    });
}

const NAMES: Record<string, [what: string, hint: string]> = {
  heading: ['um título (#)', 'Apague o # do começo. Se # é mesmo do texto, ponha \\\\ antes dele.'],
  list: [
    'uma lista',
    'Linhas que começam com “- ” ou “1. ” são uma lista, que só cabe em textos corridos. Use um campo de lista, ou ponha \\\\ antes do traço ou do ponto: "1\\\\. texto".',
  ],
  code: ['um bloco de código', 'Apague os espaços do começo do texto ou as crases (`).'],
  inlineCode: ['código entre crases (`)', 'Apague as crases, ou use **negrito** no lugar.'],
  image: ['uma imagem', 'Use o campo de imagem da seção.'],
  imageReference: ['uma imagem', 'Use o campo de imagem da seção.'],
  html: [
    'HTML (entre < e >)',
    'Apague a marcação. Para negrito, use **assim**; para ênfase, *assim*.',
  ],
  blockquote: ['uma citação (>)', 'Apague o > do começo.'],
  thematicBreak: ['uma linha divisória', 'Apague os traços ou asteriscos.'],
  definition: ['uma definição de link', 'Escreva o link no próprio texto: [texto](/endereco).'],
  linkReference: ['um link por referência', 'Escreva o endereço junto: [texto](/endereco).'],
};

function refuse(node: Nodes, text: string): Finding & { inside: number } {
  const [markup, hint] = NAMES[node.type] ?? ['uma marcação', 'Apague a marcação.'];
  const start = startOf(node);
  const snippet = text.slice(start, node.position?.end.offset ?? text.length);
  return problemAt(
    node,
    node.type === 'list' ? LIST : MARKUP,
    `Este campo não aceita ${markup}: ${quote(snippet)}.`,
    node.type === 'html'
      ? `Escreva ${JSON.stringify(asRichText(text))}`
      : `${hint} Só valem **negrito**, *ênfase* e [texto do link](/endereco).`,
  );
}

const startOf = (node: Nodes): number => node.position?.start.offset ?? 0;

const problemAt = (node: Nodes, code: string, message: string, hint: string) => ({
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
