import { asText, isObject } from '../../../lib/json.ts';

/** Where the address of a page leads while it is not live: the nearest page of its breadcrumb, the one above its address, or home. */
export function pageAbove(page: unknown, isThere: (path: string) => boolean): string {
  const { path, meta } = isObject(page) ? page : {};
  const { breadcrumb } = isObject(meta) ? meta : {};
  const parents =
    isObject(breadcrumb) && Array.isArray(breadcrumb.parents) ? breadcrumb.parents : [];
  const above = asText(path).replace(/\/[^/]*$/, '');
  return (
    [above, ...parents.map((parent) => (isObject(parent) ? asText(parent.to) : ''))].findLast(
      isThere,
    ) ?? '/'
  );
}
