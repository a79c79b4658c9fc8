import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ReactElement } from 'react';
import type { IconShape } from '../../ui/data/types.ts';

let names: ReadonlySet<string> | undefined;

/** Every icon of the installed package, read the first time from its index: its folder has thirty thousand files. */
export function iconNames(): ReadonlySet<string> {
  names ??= new Set(Array.from(index().matchAll(/default as (\w+)/g), ([, name = '']) => name));
  return names;
}

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
export async function iconShapes(name: string): Promise<IconShape[]> {
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
