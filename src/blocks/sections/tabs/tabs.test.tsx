import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../../ui/data/site-context.ts';
import { Tabs } from './tabs.tsx';

/** Of a timeline the tabs have titles, too. */
const titles = (...labels: string[]) => {
  const items = labels.map((label, index) => ({
    id: `t${index}`,
    label,
    title: 'T',
    paragraphs: ['x'],
  }));
  const shown = renderToStaticMarkup(
    <SiteProvider
      value={{ site: { language: 'ar-JO' }, theme: {}, assets: { texts: {} } } as never}
    >
      <Tabs section={{ type: 'tabs', title: 'S', items } as never} />
    </SiteProvider>,
  );
  return shown.match(/data-title="T"/g)?.length ?? 0;
};

test('tabs with years in any digits are a timeline', () => {
  expect(titles('2008', '2026')).toBe(2);
  expect(titles('٢٠٠٨', '٢٠٢٦')).toBe(2);
  expect(titles('۱۳۸۷', '۱۴۰۵')).toBe(2);
  expect(titles('٢٠٠٨', 'الآن')).toBe(0);
});
