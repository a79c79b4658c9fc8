import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFixture, page } from '../testing/fixture.ts';
import { createCompiler, createLenientCompiler } from './compiler.ts';
import { createSiteConfigLoader } from './site-config-loader.ts';

const hero = (src: string) => ({
  type: 'hero',
  title: 'Olá',
  text: 'Oi.',
  picture: { src, alt: '' },
});
const fixture = createFixture({
  'site-config/pages/desenho.json': { ...page('/desenho'), sections: [hero('/imagens/novo.svg')] },
});
afterAll(fixture.remove);

it('shows a page as it was when a picture of it is gone, where that is asked for', async () => {
  const publicDir = join(fixture.root, 'public');
  const drawing = join(publicDir, 'imagens/novo.svg');
  copyFileSync(join(publicDir, 'imagens/forte.svg'), drawing);
  const load = createSiteConfigLoader(fixture.root);
  const sizes = (create: typeof createLenientCompiler) => {
    const { config } = load(); // each has found nothing yet
    const entry = config?.pages.find(({ path }) => path === '/desenho');
    if (!config || !entry) throw new Error('The site has errors.');
    return async () =>
      (await create({ ...config }, publicDir, process.env).page(entry)).assets.pictures;
  };
  const [lenient, strict] = [sizes(createLenientCompiler), sizes(createCompiler)];
  const before = await lenient();
  expect(Object.keys(before)).toEqual(['/imagens/novo.svg']);
  rmSync(drawing);
  expect(await lenient()).toEqual(before);
  await expect(strict()).rejects.toThrow('novo.svg');
});
