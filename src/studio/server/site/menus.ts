import { resolved } from '../../../content/editor-schemas/snippet-body.ts';
import { isObject, pointerOf } from '../../../content/json/json.ts';
import { type Site, single } from '../../../content/site.ts';
import type { Sources } from '../../shared/protocol.ts';
import { type At, below } from '../review/labels.ts';
import type { Studio } from '../studio.ts';

/** The lists of links in the menus and the footer that have room for one more. */
export function menusOf(studio: Studio, { entries }: Site): Sources['menus'] {
  const navigation = single(entries, 'navigation')?.value;
  const most = limitOf(studio);
  const at = (...keys: (string | number)[]) => {
    let value: unknown = navigation;
    for (const key of keys) value = (value as Record<string, unknown> | undefined)?.[key];
    return value;
  };
  const listsOf = (keys: string[], label: string) => {
    const all = at(...keys);
    return (Array.isArray(all) ? all : []).map((one, index) => ({
      keys: [...keys, index, 'links'],
      name: isObject(one) ? String(one[label]) : '',
    }));
  };
  return [
    ...listsOf(['header', 'groups'], 'label').map(({ keys, name }) => ({
      keys,
      title: `No menu do alto, em “${name}”`,
    })),
    { keys: ['header', 'links'], title: 'No menu do alto, à vista' },
    ...listsOf(['footer', 'columns'], 'title').map(({ keys, name }) => ({
      keys,
      title: `No rodapé, em “${name}”`,
    })),
  ].flatMap(({ keys, title }) => {
    const list = at(...keys);
    const hasRoom = Array.isArray(list) && list.length < most(keys);
    return hasRoom ? [{ id: pointerOf(...keys), title }] : [];
  });
}

type Limit = (keys: readonly (string | number)[]) => number;

/** Reading the schemas takes longer than all else of an answer. */
const limits = new WeakMap<Studio, Limit>();

function limitOf(studio: Studio): Limit {
  const known = limits.get(studio);
  if (known) return known;
  const source = studio.schemas();
  const base = 'navigation.schema.json';
  const made: Limit = (keys) => {
    let at: At = { given: source.files.get(base), base };
    for (const key of keys) at = below(source, at, typeof key === 'number' ? [] : {}, String(key));
    return Number(resolved(source, at.given, at.base).schema.maxItems ?? Infinity);
  };
  limits.set(studio, made);
  return made;
}
