import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Progress } from './progress.tsx';
import { createStyleCache } from './theme/style-cache.ts';

test.each([
  [{}, 'indeterminate', 'max="100"'],
  [{ value: 0 }, 'loading', 'value="0"'],
  [{ value: 99.9 }, 'loading', 'value="99.9"'],
  [{ value: 100 }, 'complete', 'value="100"'],
  [{ value: 5, max: 5 }, 'complete', 'max="5"'],
])('the progress of %j is %s', (props, state, attribute) => {
  const html = renderToStaticMarkup(
    <CacheProvider value={createStyleCache()}>
      <Progress {...props} text="99,9%" />
    </CacheProvider>,
  );
  expect(html).toContain(`data-state="${state}"`);
  expect(html).toContain(attribute);
  expect(html).toContain('aria-valuetext="99,9%"');
  expect(html.includes(' value=')).toBe('value' in props);
});
