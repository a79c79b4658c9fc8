/** A part of a page below a heading, as visitors read it. */
export interface PageText {
  /** Of the section around it; '' where it has none. */
  anchor: string;
  heading: string;
  text: string;
}

/** What nobody reads as a text of the page; none of these holds another of its kind. */
const LEFT_OUT =
  /<(script|style|svg|template|iframe|video|audio|button|form|nav|select|noscript)[\s>][\s\S]*?<\/\1>/g;
const HIDDEN = /<([a-z]+)(?= [^>]*aria-hidden="true")[^>]*>[^<]*<\/\1>/g;

/** A link that looks like a button (`ActionButton`): its label says what to do, nothing of what the page tells. */
const ACTION = /<a(?= [^>]*data-track-button)[^>]*>[\s\S]*?<\/a>/g;

/** A record in a list, which has a page of its own. */
const LISTED = /<li(?= [^>]*data-listed)[^>]*>[\s\S]*?<\/li>/g;

/**
 * The texts of a page as the prerenderer writes it, without angle brackets in attributes: of its main part, from one
 * heading of a section to the next.
 */
export function textsOfPage(html: string): PageText[] {
  const main = html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    .replace(LEFT_OUT, ' ')
    .replace(LISTED, ' ')
    .replace(ACTION, ' ')
    .replace(HIDDEN, ' ');
  const parts: PageText[] = [];
  let anchor = '';
  /** What a section has above its heading. */
  let above = '';
  for (const piece of main.split(/(?=<(?:section|h[12])[\s>])/)) {
    const [, heading, below] = /^<h[12][^>]*>([\s\S]*?)<\/h[12]>([\s\S]*)$/.exec(piece) ?? [];
    if (heading !== undefined && below !== undefined) {
      parts.push({ anchor, heading: asRead(heading), text: inOneText([above, asRead(below)]) });
      above = '';
      continue;
    }
    // A section without a heading goes on with the one before it.
    const last = parts.at(-1);
    if (last) last.text = inOneText([last.text, above]);
    anchor = /^<section[^>]*? id="([a-z][a-z0-9-]*)"/.exec(piece)?.[1] ?? '';
    above = asRead(piece);
  }
  const last = parts.at(-1);
  if (last) last.text = inOneText([last.text, above]);
  return parts;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What stands on lines of its own. */
const LINE =
  /<\/?(?:address|article|blockquote|br|caption|d[dlt]|details|div|fig\w+|footer|h\d|header|li|ol|p|pre|section|summary|table|t[dhr]|ul)(?:\s[^>]*)?\/?>|<span(?= [^>]*role="list)[^>]*>/g;

/** Without tags; those within a line part no words, and lines are told from each other. */
const asRead = (html: string): string =>
  inOneText(
    html
      .replace(/\s+/g, ' ')
      .replace(LINE, '\n')
      .replace(/<\/?(?:a|strong|em|b|i|abbr|mark|wbr)(?:\s[^>]*)?>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole)
      .replace(/\u00ad/g, '')
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').replace(/ +([.,;:!?)])/g, '$1')),
  );

const ENDED = /[.!?…:;,—·؟،؛۔。！？।]["”’»)]?$/;

/** With a dot between two lines, where the first does not end with a mark of its own. */
const inOneText = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .reduce((text, line) => `${text}${text && !ENDED.test(text) ? ' ·' : ''} ${line}`, '')
    .trim();
