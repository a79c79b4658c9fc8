import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../../ui/data/site-context.ts';
import { StepList } from './step-list.tsx';

test.each([
  ['pt-BR', ['01', '02', '10']],
  ['ar-JO', ['١', '٢', '١٠']],
  ['fa', ['۱', '۲', '۱۰']],
  ['mr', ['०१', '०२', '१०']],
])('steps in %s are numbered %j', (language, expected) => {
  const items = Array.from({ length: 10 }, (_, index) => ({ title: `T${index}`, text: 'x' }));
  const section = { type: 'steps', title: 'S', items } as never;
  const shown = renderToStaticMarkup(
    <SiteProvider value={{ site: { language }, theme: {}, assets: { texts: {} } } as never}>
      <StepList section={section} />
    </SiteProvider>,
  );
  const numbers = [...shown.matchAll(/>(\p{Nd}+)</gu)].map(([, number]) => number);
  expect([numbers[0], numbers[1], numbers.at(-1)]).toEqual(expected);
});
