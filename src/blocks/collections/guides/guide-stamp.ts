import type { Guide, Site, Theme } from '../../../types/config.gen.ts';

export type StampedSite = Pick<Site, 'brand' | 'contacts'>;

const MARK = 'feito-de';

/**
 * The keyword of a PDF that was made from this content, by which an outdated PDF is found.
 * `hash`: SHA-256, in hexadecimal.
 */
export function guideStamp(
  guide: Guide,
  site: StampedSite,
  { colors }: Pick<Theme, 'colors'>,
  hash: (text: string) => string,
) {
  const { brand, contacts } = site;
  const content = JSON.stringify([guide, brand, contacts.phone, contacts.email, colors]);
  return `${MARK}:${hash(content).slice(0, 16)}`;
}

/** The stamp in a PDF; undefined for one that was not made from a guide's content. */
export const stampIn = (pdf: Uint8Array): string | undefined =>
  new RegExp(`${MARK}:[0-9a-f]{16}`).exec(new TextDecoder('latin1').decode(pdf))?.[0];
