import { createHash } from 'node:crypto';
import type { Guide, Site, Theme } from '../app/types/config.gen.ts';

export type StampedSite = Pick<Site, 'brand' | 'contacts'>;

const MARK = 'feito-de';

/** What a PDF made from this content carries in its keywords, to tell when it is out of date. */
export function guideStamp(guide: Guide, site: StampedSite, { colors }: Pick<Theme, 'colors'>) {
  const { brand, contacts } = site;
  const content = JSON.stringify([guide, brand, contacts.phone, contacts.email, colors]);
  return `${MARK}:${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
}

/** The stamp in a PDF; undefined for one that was not made from a guide's content. */
export const stampIn = (pdf: Buffer): string | undefined =>
  new RegExp(`${MARK}:[0-9a-f]{16}`).exec(pdf.toString('latin1'))?.[0];
