import { resolved } from '../../../content/edit/editor-schemas/snippet-body.ts';
import { childPosition, rootPosition } from '../../../content/edit/labels/schema-position.ts';
import { type Site, single } from '../../../content/read/site/site.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import { getAtPointer } from '../../shared/json-pointer.ts';
import type { Json, Sources } from '../../shared/protocol.ts';
import type { Workspace } from '../workspace/workspace.ts';

type Keys = readonly (string | number)[];

/** The lists of links in the header and the footer that may take one more. */
export function menusOf(workspace: Workspace, { entries }: Site): Sources['menus'] {
  const navigation = single(entries, 'navigation')?.value as Json | undefined;
  const maxItems = maxItemsOf(workspace);
  const listAt = (keys: Keys): Json[] => {
    const list = getAtPointer(navigation, pointerOf(...keys));
    return Array.isArray(list) ? list : [];
  };
  const menu = (keys: Keys, title: string) => ({ keys, title });
  const name = (item: Json, key: string) => (isObject(item) ? String(item[key]) : '');
  const groups = listAt(['header', 'groups']);
  const columns = listAt(['footer', 'columns']);
  return [
    ...groups.map((group, index) =>
      menu(['header', 'groups', index, 'links'], `No menu do alto, em “${name(group, 'label')}”`),
    ),
    menu(['header', 'links'], 'No menu do alto, à vista'),
    ...columns.map((column, index) =>
      menu(['footer', 'columns', index, 'links'], `No rodapé, em “${name(column, 'title')}”`),
    ),
  ]
    .filter(({ keys }) => {
      const list = getAtPointer(navigation, pointerOf(...keys));
      return Array.isArray(list) && list.length < maxItems(keys);
    })
    .map(({ keys, title }) => ({ id: pointerOf(...keys), title }));
}

type MaxItems = (keys: Keys) => number;

/** Cached, because reading the schemas takes longer than the rest of an answer. */
const cache = new WeakMap<Workspace, MaxItems>();

function maxItemsOf(workspace: Workspace): MaxItems {
  const cached = cache.get(workspace);
  if (cached) return cached;
  const root = rootPosition(workspace.schemas(), 'navigation.schema.json');
  const maxItems: MaxItems = (keys) => {
    const { source, given, base } = keys.reduce(
      (position, key) => childPosition(position, typeof key === 'number' ? [] : {}, String(key)),
      root,
    );
    return Number(resolved(source, given, base).schema.maxItems ?? Infinity);
  };
  cache.set(workspace, maxItems);
  return maxItems;
}
