import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { ReactElement } from 'react';
import { cachedByFile } from '../../node/cached-by-file.ts';
import type { IconShape } from '../../ui/data/types.ts';

/** Every icon of the installed package, read from its index: its folder has thirty thousand files. */
export const namesOfPackage = (): ReadonlySet<string> =>
  new Set(Array.from(index().matchAll(/default as (\w+)/g), ([, name = '']) => name));

const require = createRequire(import.meta.url);

const index = () => readFileSync(fileOfPackage('index'), 'latin1');

function fileOfPackage(name: string): string {
  return join(dirname(require.resolve('@mui/icons-material/package.json')), `${name}.mjs`);
}

type ShapeElement = ReactElement<{ children?: ShapeElement | ShapeElement[] }>;
interface IconModule {
  default: { type: { render(props: object, ref: null): ShapeElement } };
}

/** The SVG shapes of a @mui/icons-material icon, read from the element its component returns. */
export async function shapesOfPackage(name: string): Promise<IconShape[]> {
  // Not by `import`, which takes three times as long for ten thousand modules.
  const module: IconModule = require(`@mui/icons-material/${name}`);
  return shapesOf(module.default.type.render({}, null).props.children);
}

const kept = cachedByFile('icons', (file) => shapesOfPackage(basename(file, '.mjs')));

/** The same, kept in a file: for the first icon Node loads two hundred modules of MUI. For the few that pages show. */
export const keptShapes = (name: string): Promise<IconShape[]> => kept(fileOfPackage(name));

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
