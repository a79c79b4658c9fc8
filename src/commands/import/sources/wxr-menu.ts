import { resolved } from '../html/head.ts';
import type { OldLink } from '../old-site.ts';
import type { WxrItem } from './wxr-items.ts';

interface Entry extends OldLink {
  id: string;
  parent: string;
  menu: string;
  order: number;
}

/** What is known of the posts of an export, by their ids. */
export interface Posts {
  addresses: ReadonlyMap<string, string>;
  titles: ReadonlyMap<string, string>;
}

/** The menu of an export with most entries; undefined if it has none. */
export function menuOf(
  items: readonly WxrItem[],
  base: string,
  posts: Posts,
): OldLink[] | undefined {
  const menus = new Map<string, Entry[]>();
  for (const item of items)
    if (item.texts.get('wp:post_type')?.trim() === 'nav_menu_item') {
      const entry = toEntry(item, base, posts);
      menus.set(entry.menu, [...(menus.get(entry.menu) ?? []), entry]);
    }
  const [largest] = [...menus.values()].sort((a, b) => b.length - a.length);
  if (!largest) return undefined;
  const byId = new Map(largest.map((entry) => [entry.id, entry]));
  const top: OldLink[] = [];
  for (const entry of largest.sort((a, b) => a.order - b.order)) {
    const parent = byId.get(entry.parent);
    // One that names itself, or a later one, stands at the top: no circle can come of it.
    if (parent && parent.order < entry.order) parent.links.push(entry);
    else top.push(entry);
  }
  return top;
}

function toEntry(
  { texts, meta, categories }: WxrItem,
  base: string,
  { addresses, titles }: Posts,
): Entry {
  const target = meta.get('_menu_item_object_id') ?? '';
  const isPost = meta.get('_menu_item_type') === 'post_type';
  return {
    id: texts.get('wp:post_id')?.trim() ?? '',
    parent: meta.get('_menu_item_menu_item_parent') ?? '',
    menu: categories.find(({ domain }) => domain === 'nav_menu')?.slug ?? '',
    order: Number(texts.get('wp:menu_order') ?? 0) || 0,
    label: texts.get('title')?.trim() || (isPost && titles.get(target)) || '',
    address: (isPost ? addresses.get(target) : resolved(meta.get('_menu_item_url'), base)) ?? '',
    links: [],
  };
}
