import { expect, test } from 'vitest';
import { contentRoot, publicDir } from '../../node/project.ts';
import { createCompiler } from '../node/compiler.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';

const { config } = createSiteConfigLoader(contentRoot)();

const link = (label: string) => ({ label, to: '/sobre' });

/** From how wide a window on the menu is shown, in em; undefined where that is as usual. */
const menuWidth = async (groups: string[], links: string[], action: string) =>
  (await themeWith(groups, links, { action: link(action) })).menuWidth;

async function themeWith(
  groups: string[],
  links: string[],
  rest: { action: ReturnType<typeof link>; phone?: boolean },
) {
  const header = {
    links: [...groups.map((label) => ({ label, links: [link(label)] })), ...links.map(link)],
    ...rest,
  };
  const navigation = { ...config!.navigation, header };
  const changed = { ...config!, navigation } as NonNullable<typeof config>;
  const { theme } = await createCompiler(changed, publicDir, process.env).site();
  return theme;
}

test('a menu is shown as soon as its words fit in a line, and never if they do in no window', async () => {
  expect(await menuWidth(['Serviços'], ['Sobre'], 'Fale conosco')).toBeUndefined();
  const longer = ['Preços', 'Novidades', 'Quem somos', '0117 496 0142'];
  const wide = await menuWidth(['Serviços', 'Soluções'], longer, 'Agende uma conversa');
  expect(wide).toBeGreaterThan(64);
  expect(wide).toBeLessThan(85);
  const words = ['Segurança', 'Consultoria', 'Treinamento', 'Materiais'];
  expect(await menuWidth(words, [...words, ...longer.slice(2)], 'Fale conosco')).toBe(9999);
});

test('the phone number stands beside the menu from a wider window on, and not where it never fits', async () => {
  const action = link('Fale conosco');
  const widths = (links: string[], phone = true) => themeWith([], links, { action, phone });
  const few = ['Sobre', 'Preços', 'Novidades', 'Quem somos'];
  const { menuWidth, phoneWidth } = await widths(few);
  expect(menuWidth).toBeUndefined();
  expect(phoneWidth).toBeGreaterThan(60);
  expect(phoneWidth).toBeLessThan(80);
  const many = [...few, 'Materiais', 'Treinamentos', 'Segurança'];
  expect((await widths(many)).phoneWidth).toBeUndefined();
  expect((await widths(few, false)).phoneWidth).toBeUndefined();
});
