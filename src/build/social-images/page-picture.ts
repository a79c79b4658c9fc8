import { openingOf } from '../../content/compile/opening.ts';
import type { Site } from '../../types/config.gen.ts';
import type { PageData } from '../../ui/data/types.ts';
import type { GroundParts } from './draw.ts';

/** The content of a page's picture: its title, and a drawing of the page or of the site. */
export function subjectOf(data: PageData, site: Site): { title: string; src: string | undefined } {
  const { title, picture } = openingOf(data);
  return { title, src: picture?.src ?? site.seo.sharePicture };
}

/** The picture of one page as the build draws it, a JPEG. */
export async function drawPagePicture(data: PageData, parts: GroundParts): Promise<Buffer> {
  const { title, src } = subjectOf(data, parts.site);
  const { drawGround, drawSocialImage } = await import('./draw.ts');
  const { textLayer } = await import('./text-layer.ts');
  return drawSocialImage(await drawGround(src, parts), textLayer(title, parts.theme));
}
