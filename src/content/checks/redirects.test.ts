import { redirects } from '../testing/edits.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkRedirects } from './redirects.ts';

testCheck(checkRedirects, {
  reported: {
    redirects: redirects(
      ['/a', '/sobre'],
      ['/a', '/'],
      ['/sobre', '/'],
      ['/b/', '/sobre'],
      ['/c', '/d'],
      ['/d', '/a'],
      ['/e', '/f'],
      ['/f', '/e'],
      ['/g', '/g'],
    ),
  },
});
