import { expect, test } from 'vitest';
import { documentParts } from './document-parts.ts';

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
  const page = { page: { path: '/jobs/a', sections: [] }, structuredData } as never;
  const parts = documentParts(
    page,
    { recordPages: {} },
    {},
    {
      siteUrl: 'https://a.example',
      translations: undefined,
    },
  );
  expect(parts?.items?.[0]).toMatchObject({
    description: 'You keep the books.\nThree days\nFrom Leeds\nPay\nFair',
    hiringOrganization: [{ '@type': 'Organization', name: 'A' }],
    sameAs: ['https://a.example/a', 'https://b.example'],
  });
});
