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
