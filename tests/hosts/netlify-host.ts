import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { redirectTarget } from '../../src/hosting/redirect-target.ts';
import { PAGES } from '../../src/hosting/testing/moved-addresses.ts';
import type { Answer } from './ask.ts';
import { toolsFolder } from './tools.ts';

interface Match {
  to: string;
  status: number;
  force: boolean;
}

/** Netlify's own reader of `_redirects`, as its tool asks it: a page comes before a redirect without `!`. */
export async function netlifyAnswers(dist: string) {
  const { parsePlain } = createRequire(join(toolsFolder, 'package.json'))('netlify-redirector');
  const rules = await parsePlain(readFileSync(join(dist, '_redirects'), 'utf8'), {});
  return async (address: string): Promise<Pick<Answer, 'status' | 'headers'>> => {
    const { pathname: path, search } = new URL(address, 'https://localhost');
    const query = search.slice(1);
    const none = () => '';
    const about = { scheme: 'https', host: 'localhost', method: 'GET', headers: {} };
    const match: Match | null = rules.match({
      ...about,
      path,
      query,
      getHeader: none,
      getCookie: none,
    });
    const isPage = PAGES.includes(path.replace(/(.)\/$/, '$1'));
    if (!match || (isPage && !match.force)) return { status: isPage ? 200 : 404, headers: {} };
    // Parameters are passed on, unless the rule asked for some.
    const { to, status, force } = match;
    const location = force ? to : redirectTarget({ from: '/', to }, search);
    return { status, headers: { location } };
  };
}
