/** Each page that was built, against the Content-Security-Policy that stands in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { complaintsAbout } from '../../src/hosting/testing/against-policy.ts';
import { fixture, own } from '../sites.ts';
import { studioFiles } from '../studio-files.ts';
import { LONG } from '../test.ts';

for (const site of [own, fixture]) {
  const { dist } = site;
  const isOfStudio = studioFiles(site);
  test(`each page in ${dist.split('/').at(-1)} complies with its policy`, {
    tag: dist === own.dist ? [] : LONG,
  }, () => {
    const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.html') && !isOfStudio(name),
    );
    expect(pages.length).toBeGreaterThan(5);
    for (const name of pages)
      expect.soft(complaintsAbout(readFileSync(join(dist, name), 'utf8')), name).toEqual([]);
  });
}

test('the documents of the studio run files of this site alone, and no text as code', () => {
  const isOfStudio = studioFiles(own);
  const documents = readdirSync(own.dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && isOfStudio(name),
  );
  expect(documents).toHaveLength(3);
  for (const name of documents) {
    const html = readFileSync(join(own.dist, name), 'utf8');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    // Its styles are free, and it hands the address of its worker to the browser as a text.
    const others = complaintsAbout(html).filter(
      (complaint) => !/^(style|trusted-types|require-trusted-types|img-src blob:)/.test(complaint),
    );
    expect(others).toEqual([]);
  }
});
