import { afterEach, expect, it } from 'vitest';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { SITE } from '../../../content/testing/edits.ts';
import {
  createFixture,
  type Files,
  type Fixture,
  VALID,
} from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkMenuFit } from './menu-fit.ts';
import { codes, LABELS, menuOf } from './testing/codes.ts';

/** As many letters as fit beside the logo of the valid site. */
const FITTING = [...LABELS.slice(0, 4), 'Preços'];

testCheck(checkMenuFit, {
  reported: {
    'a menu that no window has space for': [codes['menu-width'] ?? {}, 'menu-width /header'],
    'one that the logo leaves too little': [
      { ...menuOf(...FITTING), 'public/imagens/forte.svg': drawing(400) },
      'menu-width /header',
    ],
  },
  fine: {
    'a long menu that fits in a wide window': menuOf(...FITTING),
    'a menu in a site that is wrong elsewhere': {
      ...codes['menu-width'],
      [SITE]: { ...(VALID[SITE] as object), brand: undefined },
    },
  },
});

function drawing(width: number) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 36"/>`;
}

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

/** How many letters it is too many. */
function lettersOf(changes: Files): unknown {
  fixture?.remove();
  fixture = createFixture(changes);
  const { problems } = createSiteConfigLoader(fixture.root)();
  const found = problems.filter(({ code }) => code === 'menu-width');
  return (found[0]?.hint as { values?: { count: number } } | undefined)?.values?.count;
}

it('tells of about as many letters as have to go', () => {
  const count = Number(lettersOf(menuOf(...LABELS)));
  expect(count).toBeGreaterThan(10);
  const half = Math.ceil(count / 2);
  const shortened = LABELS.map((label, index) => (index < 2 ? label.slice(half) : label));
  expect(lettersOf(menuOf(...shortened)) ?? 0).toBeLessThan(4);
});
