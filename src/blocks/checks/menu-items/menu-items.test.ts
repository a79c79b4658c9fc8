import { menu } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkMenuItems } from './menu-items.ts';

const links = [{ label: 'Sobre', to: '/sobre' }];

testCheck(checkMenuItems, {
  reported: {
    'an item that does nothing': [menu({ label: 'x' }), 'menu-item /header/links/0'],
    'an item that would do two things': [
      menu({ label: 'x', to: '/', links }),
      'menu-item /header/links/0',
    ],
  },
  fine: {
    'an item with a key of another name, which is told as such': menu({
      label: 'x',
      href: '/',
    } as never),
    'links and items that open, in any order': menu(...links, { label: 'x', links }, ...links),
  },
});
