import { createCompiler } from '../../../content/node/compiler.ts';
import { instantOf } from '../../../content/publication/clock.ts';
import { onlyLive } from '../../../content/publication/only-live.ts';
import { whyNotLive } from '../../../content/publication/words.ts';
import { HttpError } from '../../../node/http.ts';
import type { PageAtAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../workspace/endpoint.ts';
import { editsIn, requiredText } from '../workspace/request-fields.ts';
import { configWithoutErrors } from './compile-page.ts';

/** A page as visitors see it at a moment: what a build would make of it then. */
export const pageAt: Endpoint = async (body, workspace): Promise<PageAtAnswer> => {
  const loaded = workspace.loader(editsIn(body, workspace))();
  const file = requiredText(body.page, 'page');
  const { timeZone } = loaded.site.clock;
  const now = instantOf(requiredText(body.moment, 'moment'), timeZone);
  if (Number.isNaN(now)) throw new HttpError(400, 'Diga um dia que existe.');
  const clock = { now, timeZone };
  const config = configWithoutErrors(workspace, loaded);
  const page = config?.pages.find((candidate) => candidate.file === file)?.page;
  if (!config || !page) return { now };
  const live = onlyLive(config, clock);
  const found = live.pages.find((candidate) => candidate.file === file);
  if (!found) return { now, whyNotLive: whyNotLive(page, clock) };
  const compiler = createCompiler(live, workspace.publicDir, process.env, () => clock);
  const [data, site] = await Promise.all([compiler.page(found), compiler.site()]);
  return { now, page: { data, site } };
};
