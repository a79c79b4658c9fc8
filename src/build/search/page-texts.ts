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
    .replace(HIDDEN, ' ');
  const parts: PageText[] = [];
  let anchor = '';
  /** What a section has above its heading. */
  let above = '';
  for (const piece of main.split(/(?=<(?:section|h[12])[\s>])/)) {
    const [, heading, below] = /^<h[12][^>]*>([\s\S]*?)<\/h[12]>([\s\S]*)$/.exec(piece) ?? [];
    if (heading !== undefined && below !== undefined) {
      parts.push({ anchor, heading: asRead(heading), text: asRead(`${above} ${below}`) });
      above = '';
      continue;
    }
    // A section without a heading goes on with the one before it.
    const last = parts.at(-1);
    if (last && above) last.text = `${last.text} ${above}`.trim();
    anchor = /^<section[^>]*? id="([a-z][a-z0-9-]*)"/.exec(piece)?.[1] ?? '';
    above = asRead(piece);
  }
  const last = parts.at(-1);
  if (last && above) last.text = `${last.text} ${above}`.trim();
  return parts;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Without tags; those within a line part no words. */
const asRead = (html: string): string =>
  html
    .replace(/<\/?(?:a|strong|em|b|i|abbr|mark|wbr)(?:\s[^>]*)?>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ +([.,;:!?)])/g, '$1')
    .trim();
