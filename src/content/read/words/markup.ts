const ENTITIES: Record<string, string> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '”',
  '&copy;': '©',
};

const TAG = /<\/?(?:br|b|i|u|p|strong|em|span|a|div|h[1-6]|small|sup|sub|font|ul|ol|li)\b[^<>]*>/gi;
const ENTITY = /&(?:nbsp|amp|lt|gt|quot|copy);/g;
const BOLD = /\*\*(?=\S)([^*]+)\*\*/g;
const LINK = /\[([^[\]]+)\]\((?:(?:\/|#|https?:|mailto:|tel:)[^()\s]*|whatsapp:[^()]*)\)/g;

/** HTML as the markup that a rich text has: **bold**, *emphasis*, [links](/x). */
export const asRichText = (text: string): string =>
  text
    .replace(/<(b|strong)\b[^<>]*>([^<]*)<\/\1>/gi, '**$2**')
    .replace(/<(i|em)\b[^<>]*>([^<]*)<\/\1>/gi, '*$2*')
    .replace(/<a\b[^<>]*\bhref=["']([^"']*)["'][^<>]*>([^<]*)<\/a>/gi, '[$2]($1)')
    .replace(/<\/?[a-z][^<>]*>|<!--(?:(?!<!--).)*?-->/gi, ' ')
    // Line breaks are of lists.
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** A text without any markup, or undefined where it has none. */
export function plainText(text: string): string | undefined {
  if (!/[<*[&]/.test(text)) return undefined;
  const plain = text
    .replace(TAG, ' ')
    .replace(BOLD, '$1')
    .replace(LINK, '$1')
    .replace(ENTITY, (entity) => ENTITIES[entity] ?? ' ');
  return plain === text ? undefined : tidy(plain);
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A text with the items of its lists marked as a reader expects, where it is shown in one line. As long as before. */
export const withBullets = (text: string): string => text.replace(/^- /gm, '• ');

/** What is written in a rich text and not read: brackets and address of a link, signs of emphasis, backslashes. */
export const MARKS =
  /\[(?=[^[\]]*\]\([^()]*\))|\](?<=\[[^[\]]*\])\([^()]*\)|\\(?=[!-/:-@[-`{-~\n])|(?<!\\)(?:\*{1,3}(?=\S)|(?<=\S)\*{1,3}|(?<!\w)_(?=\S)|(?<=\S)_(?!\w))/g;
