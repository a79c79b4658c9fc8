import { drawPagePicture } from '../../../build/social-images/page-picture.ts';
import { createCompiler } from '../../../content/node/compiler.ts';
import { isObject } from '../../../lib/json.ts';
import type { Json, SocialPictureAnswer } from '../../shared/protocol.ts';
import { asDrafts } from '../workspace/disk-site.ts';
import { type Endpoint, requiredText } from '../workspace/endpoint.ts';

/** The picture that the build would draw of a page for social networks; none while there are errors. */
export const socialPicture: Endpoint = async (body, site): Promise<SocialPictureAnswer> => {
  const { values } = isObject(body.edits) ? body.edits : {};
  const drafts = asDrafts((isObject(values) ? values : {}) as Record<string, Json>);
  for (const file of drafts.keys()) site.locate(file);
  const { config } = site.load(drafts);
  const file = requiredText(body.page, 'page');
  const page = config?.pages.find((candidate) => candidate.file === file);
  if (!config || !page) return {};
  const { publicDir } = site;
  const data = await createCompiler(config, publicDir, process.env).undrawnPage(page);
  const jpeg = await drawPagePicture(data, { publicDir, site: config.site, theme: config.theme });
  return { picture: `data:image/jpeg;base64,${jpeg.toString('base64')}` };
};
