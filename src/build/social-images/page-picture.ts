import { openingOf } from '../../content/compile/opening.ts';
import { isRightToLeft } from '../../lib/right-to-left.ts';
import type { Site } from '../../types/config.gen.ts';
import type { PageData } from '../../ui/data/types.ts';
import type { GroundParts } from './draw.ts';

export interface Subject {
  title: string;
  src: string | undefined;
  isRightToLeft: boolean;
}

/** The content of a page's picture: its title, and a drawing of the page or of the site. */
export function subjectOf(data: PageData, site: Site): Subject {
  const { title, picture } = openingOf(data);
  const { language = site.language } = data.page;
  const src = picture?.src ?? site.seo.sharePicture;
  return { title, src, isRightToLeft: isRightToLeft(language) };
}

/** The picture of one page as the build draws it, a JPEG. */
export async function drawPagePicture(data: PageData, parts: GroundParts): Promise<Buffer> {
  const subject = subjectOf(data, parts.site);
  const { drawGround, drawSocialImage } = await import('./draw.ts');
  const { textLayer } = await import('./text-layer.ts');
  return drawSocialImage(await drawGround(subject, parts), textLayer(subject, parts.theme));
}
