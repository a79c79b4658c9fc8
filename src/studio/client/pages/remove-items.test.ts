import { expect, it } from 'vitest';
import { removeItems } from './change-page-dialogs.tsx';

const link = (to: string) => ({ label: to, to });

it('removes whole items, at any position in the file', () => {
  const menu = {
    header: { links: [{ label: 'G', links: [link('/a'), link('/b'), link('/a')] }] },
    footer: { legal: [link('/a'), link('/c')] },
  };
  const pointers = [
    '/header/links/0/links/0/to',
    '/header/links/0/links/2/to',
    '/footer/legal/0/to',
  ];
  expect(removeItems(menu, pointers)).toEqual({
    header: { links: [{ label: 'G', links: [link('/b')] }] },
    footer: { legal: [link('/c')] },
  });
});

it('sorts pointers by number, and leaves values that are not items', () => {
  const links = Array.from({ length: 12 }, (_, at) => link(`/${at}`));
  const left = removeItems({ action: link('/x'), links }, [
    '/links/2/to',
    '/links/10/to',
    '/action/to',
  ]);
  expect(left).toEqual({
    action: link('/x'),
    links: links.filter((_, at) => at !== 2 && at !== 10),
  });
});
