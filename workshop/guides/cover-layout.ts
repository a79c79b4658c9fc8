import type { Font } from 'fontkit';
import { openCut } from '../../src/build/typeset/fonts.ts';
import { measured, wrap } from '../../src/build/typeset/text-path.ts';
import { plainText } from '../../src/content/compile/rich-text.ts';
import type { Guide, Site } from '../../src/types/config.gen.ts';
import { BODY, HEADING, MARGIN, type Sheet, STRONG } from './sheet.ts';

export interface CoverText {
  tag: 'H1' | 'P';
  face: { name: string; font: Font };
  size: number;
  /** In ems. */
  letterSpacing: number;
  color: string;
  lines: string[];
  x: number;
  /** Of the first line's box, not its baseline. */
  top: number;
  /** Between the boxes of two lines. */
  lineGap: number;
}

/** What stands where on the first page, in points: for the PDF, and for the picture of it. */
export function coverLayout(
  guide: Guide,
  site: Site,
  { colors, fonts }: Pick<Sheet, 'colors' | 'fonts'>,
) {
  const x = MARGIN.left;
  const heading = { name: HEADING, font: openCut(fonts.heading.family, 600).font };
  const body = { name: BODY, font: openCut(fonts.text.family, 400).font };
  const strong = { name: STRONG, font: openCut(fonts.text.family, 600).font };
  const set = (text: Omit<CoverText, 'lines' | 'x'>, words: string, width: number): CoverText => ({
    ...text,
    x,
    lines: wrap(measured(words, { ...text, font: text.face.font }), width / text.size),
  });
  const plain = { tag: 'P', letterSpacing: 0, lineGap: 0 } as const;

  const title = set(
    {
      tag: 'H1',
      face: heading,
      size: 40,
      letterSpacing: -0.0225,
      color: colors.paper,
      top: 576,
      lineGap: -3,
    },
    guide.title,
    440,
  );
  const description = set(
    { ...plain, face: body, size: 11.5, color: colors.mist, top: below(title) + 14, lineGap: 3.5 },
    plainText(guide.description),
    400,
  );
  const audience = set(
    { ...plain, face: strong, size: 10, color: colors.paper, top: below(description) + 12 },
    `Para ${lowerFirst(guide.audience)}`,
    400,
  );
  const { phone, email } = site.contacts;
  const sender = set(
    { ...plain, face: body, size: 9, color: colors.mist, top: 794 },
    `${site.brand.name}, ${phone.label}, ${email.label}`,
    440,
  );
  return {
    pictures: [
      { src: site.brand.logoOnDark.src, x, y: 56, width: 142.8, height: 34 },
      { src: guide.picture.src, x: 48, y: 130, width: 500, height: 375 },
    ],
    rule: { x, y: 556, width: 40, height: 4 },
    texts: [title, description, audience, sender],
  };
}

/** How far apart two lines begin, as pdfkit sets them. */
export function leading({ face, size, lineGap }: CoverText): number {
  const { ascent, descent, lineGap: gap, unitsPerEm } = face.font;
  return ((ascent - descent + gap) / unitsPerEm) * size + lineGap;
}

const below = (text: CoverText) => text.top + text.lines.length * leading(text);

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
