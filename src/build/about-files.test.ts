import { expect, test } from 'vitest';
import { createSiteConfigLoader } from '../content/node/site-config-loader.ts';
import { contentRoot } from '../node/project.ts';
import { aboutFiles } from './about-files.ts';

const { site } = createSiteConfigLoader(contentRoot)().config!;

test('security.txt names the contact for reports and its expiry date', () => {
  const security = { contact: 'mailto:falhas@fortim.example', expires: '2027-10-31' };
  const files = aboutFiles({ ...site, language: 'pt-BR', security }, 'https://fortim.example');
  expect(files['.well-known/security.txt']).toBe(
    `Contact: mailto:falhas@fortim.example
Expires: 2027-10-31T23:59:59Z
Preferred-Languages: pt, en
Canonical: https://fortim.example/.well-known/security.txt
`,
  );
  expect(files['humans.txt']).toContain(site.brand.legalName);
});

test('a site without a security contact has no security.txt', () => {
  const files = aboutFiles({ ...site, security: undefined }, 'https://fortim.example');
  expect(Object.keys(files)).toEqual(['humans.txt']);
});
