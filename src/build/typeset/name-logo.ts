import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** What `new` and this command have drawn, and may draw again. */
const MADE = 'data-made="site-in-json"';

interface Letters extends Pick<Theme['fonts'], 'heading'> {
  weight: number;
}

/** The name of a brand in the letters of its headings, as outlines: a picture has no fonts of the page. */
export function nameLogo(name: string, { heading, weight }: Letters, color: string): string {
  const { font, others } = openCut(heading.family, weight);
  if (!canBeSet(name, [font, ...others]))
    throw new UserError(
      msg('commands/logo:no-letters', { name: quoted(name), family: quoted(heading.family) }),
    );
  const style = { font, others, size: SIZE, letterSpacing: -0.01 };
  const width = Math.ceil(widthOf(name, style));
  const path = linePath(name, style, 0, BASELINE);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${MADE} width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}"><path fill="${color}" d="${path}"/></svg>\n`;
}

/**
 * Writes both logos of a site where site.json says that they are, and returns their addresses. One that somebody else has
 * drawn is replaced only if `replace` says so.
 */
export function writeNameLogos(
  root: string,
  { name, logoOnDark, logoOnLight }: Pick<Brand, 'name' | 'logoOnDark' | 'logoOnLight'>,
  { fonts, colors }: Pick<Theme, 'colors'> & { fonts: Letters },
  replace: boolean,
): string[] {
  const logos = [
    { src: logoOnDark.src, color: colors.white },
    { src: logoOnLight.src, color: colors.ink },
  ].map(({ src, color }) => ({
    src,
    file: join(root, 'public', src),
    svg: nameLogo(name, fonts, color),
  }));
  for (const { src, file } of logos) {
    if (!src.endsWith('.svg')) throw new UserError(msg('commands/logo:no-svg', { src }));
    if (!replace && existsSync(file) && !readFileSync(file, 'utf8').includes(MADE))
      throw new UserError(msg('commands/logo:own', { src }));
  }
  for (const { file, svg } of logos) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
  return logos.map(({ src }) => src);
}
