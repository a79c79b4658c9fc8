import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ReactElement } from 'react';
import type { IconShape } from '../../ui/data/types.ts';

/** Every icon of the installed package, read from its index: its folder has thirty thousand files. */
export const namesOfPackage = (): ReadonlySet<string> =>
  new Set(Array.from(index().matchAll(/default as (\w+)/g), ([, name = '']) => name));

function index(): string {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve('@mui/icons-material/package.json'));
  return readFileSync(join(folder, 'index.mjs'), 'latin1');
}

type ShapeElement = ReactElement<{ children?: ShapeElement | ShapeElement[] }>;
interface IconModule {
  default: { type: { render(props: object, ref: null): ShapeElement } };
}

/** The SVG shapes of a @mui/icons-material icon, read from the element its component returns. */
export async function shapesOfPackage(name: string): Promise<IconShape[]> {
  const module = (await import(`@mui/icons-material/${name}`)) as IconModule;
  return shapesOf(module.default.type.render({}, null).props.children);
}

function shapesOf(children: ShapeElement | ShapeElement[] | undefined): IconShape[] {
  return [children ?? []].flat().flatMap(({ type, props }) => {
    const { children: inner, ...attributes } = props;
    // A fragment or a group without attributes of its own only holds what is inside.
    return typeof type === 'string' && !inner
      ? [[type, attributes as Record<string, string | number>] satisfies IconShape]
      : shapesOf(inner);
  });
}

/** All of them, for a package that brings their shapes: the library is 174 MB. */
export async function allIcons(): Promise<Record<string, IconShape[]>> {
  const icons: Record<string, IconShape[]> = {};
  for (const name of namesOfPackage()) icons[name] = await shapesOfPackage(name);
  return icons;
}
