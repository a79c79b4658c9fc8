import PDFDocument from 'pdfkit';
import { guideStamp } from '../../src/blocks/collections/guides/guide-stamp.ts';
import { fontFile } from '../../src/node/font-files.ts';
import { hashOf } from '../../src/node/hash-of.ts';
import type { Guide, Site, Theme } from '../../src/types/config.gen.ts';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = { left: 64, right: 64, top: 64, bottom: 76 };
/** Text stands to the right of the column that holds the numbers of the parts. */
export const TEXT = { left: 116, width: PAGE.width - MARGIN.right - 116 };

export const HEADING = 'heading';
export const BODY = 'body';
export const STRONG = 'strong';

export interface Sheet {
  doc: PDFKit.PDFDocument;
  /** The root of the tags: what is read, in which order. */
  root: PDFKit.PDFStructureElement;
  colors: Theme['colors'];
  fonts: Theme['fonts'];
}

/** An empty tagged document. Its dates are fixed: the same content gives the same file. */
export function openSheet(guide: Guide, site: Site, { colors, fonts }: Theme): Sheet {
  const date = new Date(Date.UTC(site.copyrightYear, 0, 1));
  const doc = new PDFDocument({
    size: 'A4',
    margins: MARGIN,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never, // which @types/pdfkit does not list
    tagged: true,
    lang: site.language,
    displayTitle: true,
    info: {
      Title: guide.title,
      Author: site.brand.name,
      Subject: guide.audience,
      Keywords: guideStamp(guide, site, { colors }, hashOf),
      Creator: site.brand.name,
      Producer: 'pdfkit',
      CreationDate: date,
      ModDate: date,
    },
  });
  doc.registerFont(HEADING, fontFile(fonts.heading.family, 600));
  doc.registerFont(BODY, fontFile(fonts.text.family, 400));
  doc.registerFont(STRONG, fontFile(fonts.text.family, 600));
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, colors, fonts };
}

/** Draws what carries no meaning of its own: reading aloud passes over it. */
export function artifact({ doc }: Sheet, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

/** Adds an element to the tags and draws what it holds. */
export function tagged(
  { doc }: Sheet,
  parent: PDFKit.PDFStructureElement,
  tag: string,
  draw: () => void,
): void {
  const element = doc.struct(tag, {}, draw);
  parent.add(element);
  element.end();
}
