import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pictureSize } from '../../content/node/picture-size.ts';
import type { Brand, Theme } from '../../types/config.gen.ts';
import { msg, quoted } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import { openCut } from './fonts.ts';
import { canBeSet } from './runs.ts';
import { linePath, widthOf } from './text-path.ts';

/** As the header shows a logo, in pixels. */
const HEIGHT = 36;
const SIZE = 25;
const BASELINE = 26.5;
/** Of a drawing before the name. */
const MARK_HEIGHT = 30;
const GAP = 10;

/** What `new` and this command have drawn, and may draw again. */
const MADE = 'data-made="site-in-json"';

interface Letters extends Pick<Theme['fonts'], 'heading'> {
  weight: number;
}

/** A drawing that stands before the name. */
export interface Mark {
  /** Its address in `public/`, which the logo says, so that it is drawn again with it. */
  src: string;
  width: number;
  /** As it stands in the logo; `color` is what it takes for `currentColor`. */
  draw(color: string): string;
}

/** The name of a brand in the letters of its headings, as outlines: a picture has no fonts of the page. */
export function nameLogo(
  name: string,
  { heading, weight }: Letters,
  color: string,
  mark?: Mark,
): string {
  const { font, others } = openCut(heading.family, weight);
  if (!canBeSet(name, [font, ...others]))
    throw new UserError(
      msg('commands/logo:no-letters', { name: quoted(name), family: quoted(heading.family) }),
    );
  const style = { font, others, size: SIZE, letterSpacing: -0.01 };
  const left = mark ? mark.width + GAP : 0;
  const width = Math.ceil(left + widthOf(name, style));
  const path = linePath(name, style, left, BASELINE);
  const made = mark ? `${MADE} data-mark="${mark.src}"` : MADE;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${made} width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">${mark?.draw(color) ?? ''}<path fill="${color}" d="${path}"/></svg>\n`;
}

/** Throws UserError for what is no drawing in `public/`. */
async function openMark(root: string, src: string): Promise<Mark> {
  const file = join(root, 'public', src);
  if (!src.endsWith('.svg') || !existsSync(file))
    throw new UserError(msg('commands/logo:no-mark', { src: quoted(src) }));
  const size = await pictureSize(join(root, 'public'), src);
  const width = Math.round((size.width / size.height) * MARK_HEIGHT);
  const [, tag = '', inside = ''] =
    /<svg\b([^>]*?)(\/?>[\s\S]*)/.exec(readFileSync(file, 'utf8')) ?? [];
  const [viewBox = `viewBox="0 0 ${size.width} ${size.height}"`] =
    /\bviewBox="[^"]*"/.exec(tag) ?? [];
  const others = tag.replace(/\s(?:width|height|x|y|viewBox|color)=(?:"[^"]*"|'[^']*')/g, '');
  const y = (HEIGHT - MARK_HEIGHT) / 2;
  return {
    src,
    width,
    draw: (color) =>
      `<svg${others} color="${color}" y="${y}" width="${width}" height="${MARK_HEIGHT}" ${viewBox}${inside.trim()}`,
  };
}

/**
 * Writes both logos of a site where site.json says that they are, and returns their addresses. One that somebody else has
 * drawn is replaced only if `replace` says so. `mark` is the address of a drawing in `public/` that stands before the name;
 * without it, that of the logo that is there.
 */
export async function writeNameLogos(
  root: string,
  { name, logoOnDark, logoOnLight }: Pick<Brand, 'name' | 'logoOnDark' | 'logoOnLight'>,
  { fonts, colors }: Pick<Theme, 'colors'> & { fonts: Letters },
  { replace, mark }: { replace: boolean; mark?: string | undefined },
): Promise<string[]> {
  const logos = [
    { src: logoOnDark.src, color: colors.white },
    { src: logoOnLight.src, color: colors.ink },
  ].map(({ src, color }) => {
    const file = join(root, 'public', src);
    return { src, color, file, before: existsSync(file) ? readFileSync(file, 'utf8') : undefined };
  });
  for (const { src, before } of logos) {
    if (!src.endsWith('.svg')) throw new UserError(msg('commands/logo:no-svg', { src }));
    if (!replace && before !== undefined && !before.includes(MADE))
      throw new UserError(msg('commands/logo:own', { src }));
  }
  const marked = mark ?? logos.map(({ before = '' }) => markIn(before)).find((src) => src);
  const drawing = marked === undefined ? undefined : await openMark(root, marked);
  const drawn = logos.map(({ file, color }) => ({
    file,
    svg: nameLogo(name, fonts, color, drawing),
  }));
  for (const { file, svg } of drawn) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
  return logos.map(({ src }) => src);
}

const markIn = (logo: string): string | undefined =>
  logo.includes(MADE) ? /\bdata-mark="([^"]*)"/.exec(logo)?.[1] : undefined;
