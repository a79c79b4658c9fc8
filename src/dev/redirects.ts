import type { Connect } from 'vite';
import type { Redirect } from '../hosting/host-files.ts';
import { redirectTarget } from '../hosting/redirect-target.ts';
import { requestAddress, withoutSlash } from '../lib/request-address.ts';

/** Answers old addresses, with or without a slash at the end, by where they moved to. */
export function redirects(list: () => Redirect[]): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = requestAddress(request.url);
    const found = address && list().find(({ from }) => from === withoutSlash(address.pathname));
    if (!found) return next();
    response.statusCode = found.temporary ? 302 : 301;
    response.setHeader('Location', redirectTarget(found.to, address.search));
    response.end();
  };
}
