import { expect, test } from 'vitest';
import { documentParts } from './document-parts.ts';

const itemOf = (structuredData: object) =>
  documentParts(
    { page: { path: '/jobs/a', sections: [] }, structuredData } as never,
    { recordPages: {} },
    {},
    { siteUrl: 'https://a.example', translations: undefined },
  )?.items?.[0];

test('who is not named is not told of as a person without a name', () => {
  const author = (named: object) => ({
    '@type': 'Article',
    author: { '@type': 'Person', ...named },
  });
  expect(itemOf(author({ name: 'Ana' }))).toMatchObject({ author: { name: 'Ana' } });
  expect(itemOf(author({}))).toEqual({ url: 'https://a.example/jobs/a', '@type': 'Article' });
});

test('a record’s text is told to search engines without its markup, a line a paragraph and item', () => {
  const body = [
    { paragraphs: ['You **keep** the books.'], items: ['Three days', 'From [Leeds](/leeds)'] },
    { heading: 'Pay', picture: { src: '/a.webp', alt: 'A desk' }, quote: 'Fair' },
  ];
  const structuredData = {
    '@type': 'JobPosting',
    description: body,
    hiringOrganization: [{ '@type': 'Organization', name: 'A' }],
    sameAs: ['/a', 'https://b.example'],
  };
  expect(itemOf(structuredData)).toMatchObject({
    description: 'You keep the books.\nThree days\nFrom Leeds\nPay\nFair',
    hiringOrganization: [{ '@type': 'Organization', name: 'A' }],
    sameAs: ['https://a.example/a', 'https://b.example'],
  });
});
