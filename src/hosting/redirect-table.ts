import { decodedPath, isExact, queryPattern, type Redirect, rulesOf } from './redirect-source.ts';

/** Which redirect answers an address, here as on every host. */
export class RedirectTable {
  readonly all: readonly Redirect[];
  readonly #exact = new Map<string, Redirect>();
  readonly #below = new Map<string, Redirect>();
  readonly #queried = new Map<string, { pattern: RegExp; redirect: Redirect }[]>();

  constructor(redirects: readonly Redirect[]) {
    this.all = redirects;
    for (const { redirect, path, below, query } of rulesOf(redirects)) {
      const paths = below ? this.#below : this.#exact;
      if (query === undefined) {
        if (!paths.has(path)) paths.set(path, redirect);
      } else {
        const pattern = new RegExp(queryPattern(query));
        this.#queried.set(path, [...(this.#queried.get(path) ?? []), { pattern, redirect }]);
      }
    }
  }

  /** `search` is the query with its `?`, or empty. */
  find(address: string, search = ''): Redirect | undefined {
    const path = decodedPath(address);
    const queried = this.#queried.get(path)?.find(({ pattern }) => pattern.test(search.slice(1)));
    return queried?.redirect ?? this.#exact.get(path) ?? this.above(path);
  }

  /** The redirect with `*` that an address is below. */
  above(path: string): Redirect | undefined {
    if (this.#below.size === 0) return undefined;
    for (
      let end = path.lastIndexOf('/');
      end >= 0 && path !== '/';
      end = path.lastIndexOf('/', end - 1)
    ) {
      const found = this.#below.get(path.slice(0, end) || '/');
      if (found || end === 0) return found;
    }
    return undefined;
  }

  has(path: string): boolean {
    return this.find(path) !== undefined;
  }

  /** Where a path leads. */
  get(path: string): string | undefined {
    return this.find(path)?.to;
  }
}

/**
 * `/blog/*` is for `/blog`, too, unless that is a page or has a redirect of its own. Written out here, as hosts do not
 * agree on it.
 */
export function withParents<R extends Redirect>(
  redirects: readonly R[],
  isPage: (path: string) => boolean,
): R[] {
  const rules = rulesOf(redirects);
  const exact = new Set(rules.filter(isExact).map(({ path }) => path));
  return rules.flatMap(({ redirect, path, below }) => {
    const isFree = below && path !== '/' && !exact.has(path) && !isPage(path);
    return isFree
      ? [redirect, { ...redirect, from: redirect.from.replace(/\/\*$/, '') }]
      : [redirect];
  });
}
