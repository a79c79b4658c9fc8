import { fileCheck } from '../../../content/read/site/config-file.ts';
import { isObject, pointerOf, valueAt } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';

/** An item of the menu leads somewhere or opens links. */
export const checkMenuItems = fileCheck(['menu-item'], ({ name, value }) => {
  const items = /^([^/]+\/)?navigation$/.test(name) ? valueAt(value, '/header/links') : [];
  if (!Array.isArray(items)) return [];
  return items.flatMap((item, index) => {
    if (!isObject(item) || (item.to === undefined) !== (item.links === undefined)) return [];
    const isBoth = item.to !== undefined;
    return {
      code: 'menu-item' as const,
      pointer: pointerOf('header', 'links', index),
      message: msg(isBoth ? 'checks/menu-items:both' : 'checks/menu-items:neither'),
      hint: msg(isBoth ? 'checks/menu-items:both-hint' : 'checks/menu-items:neither-hint'),
    };
  });
});
