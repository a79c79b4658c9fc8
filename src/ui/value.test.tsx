import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from './data/site-context.ts';
import type { SiteData } from './data/types.ts';
import { Value } from './value.tsx';

const render = (text: string, isRightToLeft: boolean) =>
  renderToStaticMarkup(
    <SiteProvider value={{ isRightToLeft } as SiteData}>
      <Value text={text} />
    </SiteProvider>,
  );

test.each(['8 min', '4 h', '٨ min', '+4–6 km/h'])('%s keeps its order in Arabic', (text) => {
  expect(render(text, true)).toBe(`<bdi dir="ltr">${text}</bdi>`);
  expect(render(text, false)).toBe(text);
});

test.each(['18 عامًا', '98%', 'Zoom', '3 Tesla للتصوير'])('%s is as it was', (text) => {
  expect(render(text, true)).toBe(text);
});
