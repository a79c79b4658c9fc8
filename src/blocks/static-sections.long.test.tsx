import { JSDOM } from 'jsdom';
import type * as ReactModule from 'react';
import type { ComponentType } from 'react';
import type * as JsxModule from 'react/jsx-dev-runtime';
import { expect, test, vi } from 'vitest';
import { render } from '../app/prerender/render.tsx';
import { createCompiler } from '../content/node/compiler.ts';
import { createGallery } from '../dev/gallery/gallery.ts';
import { LiveConfig } from '../dev/live-config.ts';
import { loadAll } from '../lib/lazy-component.tsx';
import { contentRoot, publicDir } from '../node/project.ts';
import type { Section } from '../types/config.gen.ts';
import { AssetsProvider } from '../ui/data/assets-context.ts';
import type { SectionType } from '../ui/data/types.ts';
import { SiteRoot } from '../ui/site-root.tsx';
import { sections, staticSections } from './sections.ts';
import { typesWith } from './traits.ts';

/** What was found in the section that is rendered: hooks and handlers that only run in a browser. */
const { alive, noted } = vi.hoisted(() => {
  const alive = new Set<string>();
  const noted = (props: object | null) => {
    for (const [name, value] of Object.entries(props ?? {}))
      if (/^on[A-Z]/.test(name) && typeof value === 'function') alive.add(name);
  };
  return { alive, noted };
});

vi.mock('react', async (original) => {
  const react = await original<typeof ReactModule>();
  const hooks = ['useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useInsertionEffect'];
  const spied = [...hooks, 'useSyncExternalStore', 'useRef', 'useTransition', 'useActionState'].map(
    (name) => {
      const hook = react[name as 'useState'];
      const spy = (...given: [unknown]) => {
        alive.add(name);
        return hook(...given);
      };
      return [name, spy] as const;
    },
  );
  return { ...react, ...Object.fromEntries(spied) };
});

vi.mock('react/jsx-dev-runtime', async (original) => {
  const { jsxDEV, ...others } = await original<typeof JsxModule>();
  const spied: typeof jsxDEV = (type, props, ...more) => {
    noted(props as object);
    return jsxDEV(type, props, ...more);
  };
  return { ...others, jsxDEV: spied };
});

await loadAll();

const gallery = createGallery(new LiveConfig(contentRoot));
const examples = new Map((await gallery.data('', 'pt-BR'))!.sections.map((one) => [one.type, one]));

/** The HTML of each example of a type; `alive` has what was found in them. */
async function renderedExamples(type: string): Promise<string[]> {
  const all = { ...sections, ...(await staticSections.bring()) };
  const Component = all[type as SectionType] as ComponentType<{ section: Section }>;
  const rendered: string[] = [];
  alive.clear();
  for (const { preview } of examples.get(type)?.examples ?? []) {
    const { entry, config } = gallery.page(preview!)!;
    const compiler = createCompiler(config, publicDir, process.env);
    const [site, { page, assets }] = [await compiler.site(), await compiler.page(entry)];
    for (const section of page.sections.filter((one) => one.type === type))
      rendered.push(
        render(
          '/',
          <SiteRoot site={site}>
            <AssetsProvider value={assets}>
              <Component section={section} />
            </AssetsProvider>
          </SiteRoot>,
        ),
      );
  }
  return rendered;
}

/** What does nothing until React has taken it over. */
const NOT_NATIVE = /<form\b|<button(?![^>]*(?:popovertarget|data-replay))/;

test.each(typesWith('isStatic'))(
  '%s has nothing in it that the browser would have to hydrate',
  async (type) => {
    const rendered = await renderedExamples(type);
    expect(rendered).not.toEqual([]);
    expect([...alive]).toEqual([]);
    for (const html of rendered) {
      const { body } = new JSDOM(html).window.document;
      expect(Array.from(body.children, ({ localName }) => localName)).toEqual(['section']);
      expect(html).not.toMatch(NOT_NATIVE);
    }
  },
);

test.each([
  ['hero-carousel', 'onClick'],
  ['tabs', 'useState'],
])('it would be found in %s', async (type, found) => {
  await renderedExamples(type);
  expect([...alive]).toContain(found);
});
