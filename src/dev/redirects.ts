import type { Connect } from 'vite';
import type { RedirectTable } from '../hosting/redirect-table.ts';
import { redirectTarget } from '../hosting/redirect-target.ts';
import { requestAddress } from '../lib/request-address.ts';

/** Answers old addresses, with or without a slash at the end, by where they moved to. */
export function redirects(table: () => RedirectTable): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = requestAddress(request.url);
    const found = address && table().find(address.pathname, address.search);
    if (!found) return next();
    response.statusCode = found.temporary ? 302 : 301;
    response.setHeader('Location', redirectTarget(found, address.search));
    response.end();
  };
}
