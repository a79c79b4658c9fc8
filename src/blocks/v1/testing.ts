/** What the tests of a site's own blocks may import of the engine. */
export { SOBRE } from '../../content/testing/edits.ts';
export { page } from '../../content/testing/fixture.ts';
export { testCheck } from '../../content/testing/test-check.ts';
