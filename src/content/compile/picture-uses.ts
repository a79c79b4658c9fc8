import { traitsOf, typesShowing } from '../../blocks/traits.ts';
import { isObject, valueAt } from '../../lib/json.ts';
import type { Page, Picture } from '../../types/config.gen.ts';
import type { Reference, SiteConfig } from '../index.ts';
import { fragmentOf } from './picture-geometry.ts';
import type { PictureUse } from './resources.ts';

/** Default width of a picture in CSS pixels: half of the content. */
const USUAL = 600;

type Fitted = Pick<Picture, 'crop' | 'focus'>;

/** How the place of a reference shows its picture; `page` is the one that is compiled. */
export function pictureUse(
  { file, pointer }: Reference,
  config: SiteConfig,
  page: Page | undefined,
): PictureUse {
  const [, collection, id] =
    /^site-config\/collections\/([^/]+)(?:\/(.+))?\.json$/.exec(file) ?? [];
  const root = recordsAt(config, collection, id) ?? page ?? config.site;
  const [, parent, picture] = /^(.*)\/([^/]+)\/src$/.exec(pointer) ?? [];
  const around = parent === undefined ? undefined : valueAt(root, parent);
  // A plain path is a drawing, and a picture with `wide` is already a `<picture>`: neither takes variants.
  if (picture === undefined || (isObject(around) && around.wide)) return { display: 0 };
  const { crop, focus } = (valueAt(root, `${parent}/${picture}`) ?? {}) as Fitted;
  const display = (collection ? widthOfRecords(collection) : widthIn(page, pointer)) ?? USUAL;
  return { display, ...(crop && { crop }), ...(focus && { focus }) };
}

/** What a file of records says; undefined for another file. */
function recordsAt({ collections, records }: SiteConfig, collection?: string, id?: string) {
  if (collection === undefined) return undefined;
  return id === undefined ? collections[collection] : records[collection]?.[id]?.value;
}

/** How the lists of a page show the picture of a record. */
export function cardUse({ crop, focus }: Fitted, page: Page | undefined): PictureUse {
  const widths = (page?.sections ?? []).flatMap((section) => {
    const { lists, pictureWidth } = traitsOf(section.type);
    if (!lists) return [];
    return typeof pictureWidth === 'function' ? pictureWidth(section) : (pictureWidth ?? USUAL);
  });
  return { display: Math.max(0, ...widths), ...(crop && { crop }), ...(focus && { focus }) };
}

/** The largest `pictureWidth` of the section types that show a collection. */
function widthOfRecords(collection: string): number | undefined {
  const widths = typesShowing(collection).flatMap(
    (type) => traitsOf(type).shows?.pictureWidth ?? [],
  );
  return widths.length > 0 ? Math.max(...widths) : undefined;
}

/** The `pictureWidth` of the section that contains a pointer. */
function widthIn(page: Page | undefined, pointer: string): number | undefined {
  const [, index] = /^\/sections\/(\d+)\//.exec(pointer) ?? [];
  const section = page?.sections[Number(index)];
  const { pictureWidth } = traitsOf(section?.type);
  return typeof pictureWidth === 'function' ? pictureWidth(section as never) : pictureWidth;
}

/**
 * The same value, in which pictures with a crop or a focal point have it in their address: so the assets of a page tell two
 * uses of a file apart, and the app knows of none. The value itself where there is none.
 */
export function withAddresses<T>(value: T): T {
  if (Array.isArray(value)) {
    const items = value.map(withAddresses);
    return (items.some((item, index) => item !== value[index]) ? items : value) as T;
  }
  if (!isObject(value)) return value;
  const { src, crop, focus, ...others } = value as Fitted & { src?: unknown };
  if (typeof src === 'string' && (crop || focus))
    return { src: src + fragmentOf({ crop, focus }), ...others } as T;
  const entries = Object.entries(value).map(([key, inner]) => [key, withAddresses(inner)] as const);
  const isSame = entries.every(([key, inner]) => inner === value[key]);
  return isSame ? value : (Object.fromEntries(entries) as T);
}
