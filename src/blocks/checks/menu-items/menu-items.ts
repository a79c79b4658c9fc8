import { type ConfigFile, isToldInside } from '../../../content/read/site/config-file.ts';
import { siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { asList, isObject, pointerOf, valueAt } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';

/** An item of the menu leads somewhere or opens links. */
export const checkMenuItems = siteCheck(['menu-item'], ({ entries }, report) => {
  const menus = entries.filter(
    ({ kind, name }) => kind === 'single' && /^([^/]+\/)?navigation$/.test(name),
  );
  for (const entry of menus) for (const finding of wrongIn(entry)) report(entry, finding);
});

const wrongIn = (entry: ConfigFile) =>
  asList(valueAt(entry.value, '/header/links')).flatMap((item, index): Finding<'menu-item'>[] => {
    if (!isObject(item) || (item.to === undefined) !== (item.links === undefined)) return [];
    const pointer = pointerOf('header', 'links', index);
    if (isToldInside(entry, pointer)) return [];
    const isBoth = item.to !== undefined;
    return [
      {
        code: 'menu-item',
        pointer,
        message: msg(isBoth ? 'checks/menu-items:both' : 'checks/menu-items:neither'),
        hint: msg(isBoth ? 'checks/menu-items:both-hint' : 'checks/menu-items:neither-hint'),
      },
    ];
  });
