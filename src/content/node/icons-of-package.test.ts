import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { namesOfPackage, shapesOfPackage } from './icons-of-package.ts';

const require = createRequire(import.meta.url);

/** One in many, and those that are made of several shapes, of groups or of fragments. */
const names = [...namesOfPackage()].filter(
  (name, index) =>
    index % 500 === 0 || /^(AccessAlarmTwoTone|Battery20|Shield|Facebook)$/.test(name),
);

test.each(names)('%s has the shapes that its component draws', async (name) => {
  const drawn = renderToStaticMarkup(createElement(require(`@mui/icons-material/${name}`).default));
  const shapes = (await shapesOfPackage(name)).map(([tag, attributes]) =>
    createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
  );
  expect(shapes).not.toEqual([]);
  expect(drawn).toContain(renderToStaticMarkup(createElement('g', null, shapes)).slice(3, -4));
});
