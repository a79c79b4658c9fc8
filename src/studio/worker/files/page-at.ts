import { inLanguageOf } from '../../../content/compile/in-language.ts';
import { onlyLive } from '../../../content/compile/only-live.ts';
import { whyNotLive } from '../../../content/read/site/is-live.ts';
import { instantOf } from '../../../content/read/words/time-zone.ts';
import { msg } from '../../../words/message.ts';
import { UserError } from '../../../words/user-error.ts';
import type { PageAtAnswer } from '../../shared/protocol.ts';
import { type Endpoint, editsIn, requiredText } from '../endpoint.ts';
import { configWithoutErrors } from './compile-page.ts';

/** A page as visitors see it at a moment: what a build would make of it then. */
export const pageAt: Endpoint = async (body, opened): Promise<PageAtAnswer> => {
  const loaded = opened.loader(editsIn(body, opened))();
  const file = requiredText(body.page, 'page');
  const { timeZone } = loaded.site.clock;
  const now = instantOf(requiredText(body.moment, 'moment'), timeZone);
  if (Number.isNaN(now)) throw new UserError(msg('studio/server:no-such-day'));
  const clock = { now, timeZone };
  const config = configWithoutErrors(opened, loaded);
  const page = config?.pages.find((candidate) => candidate.file === file)?.page;
  if (!config || !page) return { now };
  const live = onlyLive(inLanguageOf(config, { page }), clock);
  const found = live.pages.find((candidate) => candidate.file === file);
  if (!found) return { now, whyNotLive: opened.words.worded(whyNotLive(page, clock)) };
  const compiler = opened.compiler(live, clock);
  const [data, site] = await Promise.all([compiler.page(found), compiler.site()]);
  return { now, page: { data, site } };
};
