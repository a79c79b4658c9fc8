import { expect, test } from 'vitest';
import { iconShapes } from '../node/icon-shapes.ts';
import { shellIcons } from './shell-icons.ts';

test('each icon of the shell is there, by its name', async () => {
  const icons = await shellIcons(['WhatsApp', 'YouTube', 'LinkedIn', 'YouTube'], { iconShapes });
  expect(Object.keys(icons)).toEqual(['WhatsApp', 'YouTube', 'LinkedIn']);
});

test('an address can stand in a style sheet, with attributes as SVG has them', async () => {
  const { Battery20 } = await shellIcons(['Battery20'], { iconShapes });
  expect(Battery20).toMatch(
    /^data:image\/svg\+xml,<svg [^"#]*<path fill-opacity='\.3' [^"#]*<\/svg>$/,
  );
});
