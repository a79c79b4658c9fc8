import type { Connect } from 'vite';
import { requestAddress, withoutSlash } from '../lib/request-address.ts';
import type { Redirect } from '../site-config/index.ts';

/** Answers old addresses, with or without a slash at the end, by where they moved to. */
export function redirects(list: () => Redirect[]): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = requestAddress(request.url);
    const found = address && list().find(({ from }) => from === withoutSlash(address.pathname));
    if (!found) return next();
    response.statusCode = found.temporary ? 302 : 301;
    response.setHeader('Location', found.to + address.search);
    response.end();
  };
}
