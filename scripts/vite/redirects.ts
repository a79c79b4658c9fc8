import type { Connect } from 'vite';
import { requestAddress, withoutSlash } from '../lib/request-address.ts';

interface Redirect {
  from: string;
  to: string;
}

/** Answers old addresses, with or without a slash at the end, by where they moved to. */
export function redirects(list: () => Redirect[]): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = requestAddress(request.url);
    const found = address && list().find(({ from }) => from === withoutSlash(address.pathname));
    if (!found) return next();
    response.statusCode = 301;
    response.setHeader('Location', found.to + address.search);
    response.end();
  };
}
