import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT, VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { blockFolders } from '../../../node/block-folders.ts';
import { typesShowing } from '../../traits.ts';
import { checkUnshown } from './unshown.ts';

const PARTNERS = 'site-config/collections/partners.json';
const partners = VALID[PARTNERS] as Record<string, object>;

testCheck(checkUnshown, {
  reported: {
    'a record that no section refers to': [
      {
        [PARTNERS]: { ...partners, farolis: { ...partners.vedra, name: 'Farolis' } },
      },
      'record-unshown /farolis',
    ],
  },
  fine: {
    'a record that is a draft': {
      [PARTNERS]: { ...partners, farolis: { ...partners.vedra, draft: true } },
    },
  },
});

it('lists the sections that refer to each collection', () => {
  const referring = blockFolders(PROJECT, 'sections').flatMap(({ name: type, path }) => {
    const text = readFileSync(join(PROJECT, path, 'schema.json'), 'utf8');
    const kinds = [...text.matchAll(/"refersTo": "([\w-]+)"/g)].map(([, kind = '']) => kind);
    return kinds.map((kind) => [kind, type] as const);
  });
  for (const { name } of blockFolders(PROJECT, 'collections'))
    expect(typesShowing(name), `“shows” in the traits of the sections of ${name}`).toEqual(
      referring.filter(([kind]) => kind === name).map(([, type]) => type),
    );
});
