import { drawPagePicture } from '../../../build/social-images/page-picture.ts';
import { onlyLive } from '../../../content/compile/only-live.ts';
import { createCompiler } from '../../../content/node/compiler.ts';
import { whyNotLive } from '../../../content/read/site/is-live.ts';
import { instantOf } from '../../../content/read/words/time-zone.ts';
import { HttpError } from '../../../node/http.ts';
import { msg } from '../../../words/message.ts';
import type { PageAtAnswer, SocialPictureAnswer } from '../../shared/protocol.ts';
import { type Endpoint, editsIn, requiredText } from '../workspace/endpoint.ts';
import { configWithoutErrors } from './compile-page.ts';

/** A page as visitors see it at a moment: what a build would make of it then. */
export const pageAt: Endpoint = async (body, workspace): Promise<PageAtAnswer> => {
  const loaded = workspace.loader(editsIn(body, workspace))();
  const file = requiredText(body.page, 'page');
  const { timeZone } = loaded.site.clock;
  const now = instantOf(requiredText(body.moment, 'moment'), timeZone);
  if (Number.isNaN(now)) throw new HttpError(400, msg('studio/server:no-such-day'));
  const clock = { now, timeZone };
  const config = configWithoutErrors(workspace, loaded);
  const page = config?.pages.find((candidate) => candidate.file === file)?.page;
  if (!config || !page) return { now };
  const live = onlyLive(config, clock);
  const found = live.pages.find((candidate) => candidate.file === file);
  if (!found) return { now, whyNotLive: workspace.words.worded(whyNotLive(page, clock)) };
  const compiler = createCompiler(live, workspace.publicDir, process.env, () => clock);
  const [data, site] = await Promise.all([compiler.page(found), compiler.site()]);
  return { now, page: { data, site } };
};

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
