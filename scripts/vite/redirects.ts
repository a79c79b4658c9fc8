import type { Connect } from 'vite';

interface Redirect {
  from: string;
  to: string;
}

/** Answers old addresses, with or without a slash at the end, by where they moved to. */
export function redirects(list: () => Redirect[]): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
    const found = list().find(({ from }) => from === path);
    if (!found) return next();
    response.statusCode = 301;
    response.setHeader('Location', found.to + search);
    response.end();
  };
}
