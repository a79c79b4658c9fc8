import { expect, test } from 'vitest';
import { createCompiler } from '../../content/node/compiler.ts';
import { createGallery } from '../../dev/gallery/gallery.ts';
import { LiveConfig } from '../../dev/live-config.ts';
import { contentRoot, publicDir } from '../../node/project.ts';
import { failureIn, renderPage } from './prerender.tsx';

const gallery = createGallery(new LiveConfig(contentRoot));
const { sections, fields } = (await gallery.data('', 'pt-BR'))!;
const { config } = gallery.page(sections[0]!.examples[0]!.preview!)!;
const compiler = createCompiler(config, publicDir, process.env);
const { theme, ...site } = await compiler.site();
/** Of a theme whose labels are not in capitals: no section has others. */
const plain = {
  ...site,
  theme: { ...theme, fonts: { ...theme.fonts, eyebrows: 'plain' as const } },
};

test.each([...sections, ...fields].map(({ type, examples }) => [type, examples] as const))(
  '%s: each example of the schema is rendered on the server',
  async (type, examples) => {
    for (const { preview } of examples) {
      if (!preview) continue; // this site lacks what it shows; gallery.test.ts tells which may be missing
      const { entry } = gallery.page(preview)!;
      const { above, below, ...rest } = renderPage(plain, await compiler.page(entry));
      const html = above.html + below.html;
      expect(JSON.stringify([above, below, rest]), type).not.toContain('text-transform:uppercase');
      expect(failureIn(html), type).toBeUndefined();
      expect(html, type).toMatch(/<main[^>]*>(<!--[^>]*-->)*<(section|div)/);
    }
  },
);

const withButtons = sections.filter(({ properties }) =>
  properties.some(({ name, depth }) => name === 'actions' && depth === 0),
);

test.each(withButtons.map(({ type, examples }) => [type, examples] as const))(
  '%s: shows the buttons that its schema takes',
  async (type, examples) => {
    const [preview] = examples.flatMap((example) => example.preview ?? []);
    if (!preview) return;
    const data = await compiler.page(gallery.page(preview)!.entry);
    const actions = [{ label: 'Um botão que se vê', to: '/' }];
    const shown = data.page.sections.map((section) =>
      section.type === type ? { ...section, actions } : section,
    );
    const page = { ...data.page, sections: shown as typeof data.page.sections };
    const { above, below } = renderPage(plain, { ...data, page });
    expect(above.html + below.html).toMatch(/Um botão que/);
  },
);

test('a section that throws is reported, not omitted', async () => {
  const page = await compiler.page(gallery.page(sections[0]!.examples[0]!.preview!)!.entry);
  const broken = { ...page.page, sections: [{ type: 'accordion' }] } as never;
  const { above, below } = renderPage(plain, { ...page, page: broken });
  expect(failureIn(above.html + below.html)).toContain('undefined');
});
