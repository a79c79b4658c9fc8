import { expect, test } from 'vitest';
import { fontsModule } from './served-fonts.ts';

test('a site whose files have errors has a module too: Vite would cover the studio with a failure', () => {
  expect(fontsModule(undefined).split('\n')).toEqual([
    'export const headingFont = "system-ui";',
    'export const textFont = "system-ui";',
    'export const fontFaces = "";',
  ]);
});
