import { expect, test } from 'vitest';
import { iconShapes } from '../node/icons.ts';
import { shellIcons } from './site-data.ts';

test('every icon of the shell is included under its name, once', async () => {
  const icons = await shellIcons(['WhatsApp', 'YouTube', 'LinkedIn', 'YouTube'], { iconShapes });
  expect(Object.keys(icons)).toEqual(['WhatsApp', 'YouTube', 'LinkedIn']);
});

test('an icon address can be used in a style sheet, with SVG attribute names', async () => {
  const { Battery20 } = await shellIcons(['Battery20'], { iconShapes });
  expect(Battery20).toMatch(
    /^data:image\/svg\+xml,<svg [^"#]*<path fill-opacity='\.3' [^"#]*<\/svg>$/,
  );
});
