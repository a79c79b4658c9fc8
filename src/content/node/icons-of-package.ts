import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { IconShape } from '../../ui/data/types.ts';

/** Every icon of the installed package, read from its index: its folder has thirty thousand files. */
export const namesOfPackage = (): ReadonlySet<string> =>
  new Set(Array.from(index().matchAll(/default as (\w+)/g), ([, name = '']) => name));

const require = createRequire(import.meta.url);

const index = () => readFileSync(fileOfPackage('index'), 'latin1');

let folder: string | undefined;

function fileOfPackage(name: string): string {
  folder ??= dirname(require.resolve('@mui/icons-material/package.json'));
  return join(folder, `${name}.mjs`);
}

interface ShapeElement {
  type: unknown;
  props: { children?: ShapeElement | ShapeElement[] };
}

const element = (type: unknown, props: ShapeElement['props']): ShapeElement => ({ type, props });
const ICON = 'export default ';
const GIVEN = ['createSvgIcon', '_jsx', '_jsxs', 'React'];

/**
 * The SVG shapes of an icon of @mui/icons-material: what its module passes to `createSvgIcon`. That call is run alone, as
 * to load ten thousand modules takes five times as long, and the first brings two hundred of MUI.
 */
export async function shapesOfPackage(name: string): Promise<IconShape[]> {
  const text = readFileSync(fileOfPackage(name), 'utf8');
  const at = text.indexOf(ICON);
  if (at === -1) throw new Error(`@mui/icons-material/${name} has another form than its icons had`);
  const icon = compileFunction(`return ${text.slice(at + ICON.length)}`, GIVEN);
  const first = (children: ShapeElement) => children;
  return shapesOf(icon(first, element, element, { Fragment: undefined }));
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
