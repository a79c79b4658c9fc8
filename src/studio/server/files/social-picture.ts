import { drawPagePicture } from '../../../build/social-images/page-picture.ts';
import { createCompiler } from '../../../content/node/compiler.ts';
import type { SocialPictureAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../workspace/endpoint.ts';
import { editsIn, requiredText } from '../workspace/request-fields.ts';
import { configWithoutErrors } from './compile-page.ts';

/** The picture that the build would draw of a page for social networks. */
export const socialPicture: Endpoint = async (body, workspace): Promise<SocialPictureAnswer> => {
  const config = configWithoutErrors(workspace, workspace.loader(editsIn(body, workspace))());
  const file = requiredText(body.page, 'page');
  const page = config?.pages.find((candidate) => candidate.file === file);
  if (!config || !page) return {};
  const { publicDir } = workspace;
  const data = await createCompiler(config, publicDir, process.env).undrawnPage(page);
  const jpeg = await drawPagePicture(data, { publicDir, site: config.site, theme: config.theme });
  return { picture: `data:image/jpeg;base64,${jpeg.toString('base64')}` };
};
