/** Each page that was built, against the Content-Security-Policy that stands in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { complaintsAbout } from '../../src/hosting/testing/against-policy.ts';
import { fixture, own } from '../sites.ts';
import { LONG } from '../test.ts';

for (const { dist } of [own, fixture]) {
  test(`each page in ${dist.split('/').at(-1)} complies with its policy`, {
    tag: dist === own.dist ? [] : LONG,
  }, () => {
    const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThan(5);
    for (const name of pages)
      expect.soft(complaintsAbout(readFileSync(join(dist, name), 'utf8')), name).toEqual([]);
  });
}
