import { expect, test } from 'vitest';
import { shellIcons } from './shell-icons.ts';

test('each icon of the shell is there, by its name', async () => {
  const icons = await shellIcons(['WhatsApp', 'YouTube', 'LinkedIn', 'YouTube']);
  expect(Object.keys(icons)).toEqual(['WhatsApp', 'YouTube', 'LinkedIn']);
});

test('an address can stand in a style sheet, with attributes as SVG has them', async () => {
  const { Battery20 } = await shellIcons(['Battery20']);
  expect(Battery20).toMatch(
    /^data:image\/svg\+xml,<svg [^"#]*<path fill-opacity='\.3' [^"#]*<\/svg>$/,
  );
});
