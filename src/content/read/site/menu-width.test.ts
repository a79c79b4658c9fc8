import { expect, test } from 'vitest';
import { ACTION_WIDTH, MENU_WIDTH } from '../../../lib/menu-width.ts';
import { contentRoot, publicDir } from '../../../node/project.ts';
import { createCompiler } from '../../node/compiler.ts';
import { createSiteConfigLoader } from '../../node/site-config-loader.ts';

const { config } = createSiteConfigLoader(contentRoot)();

type Config = NonNullable<typeof config>;

const LONGER = ['Preços', 'Novidades', 'Quem somos', 'Materiais', 'Treinamentos'];

const link = (label: string) => ({ label, to: '/sobre' });

/** From how wide a window on the menu is shown, in em; undefined where that is as usual. */
const menuWidth = async (groups: string[], links: string[], action: string) =>
  (await themeWith(groups, links, { action: link(action) })).menuWidth;

async function themeWith(
  groups: string[],
  links: string[],
  rest: { action: ReturnType<typeof link>; phone?: boolean },
  from = config as Config,
) {
  const header = {
    links: [...groups.map((label) => ({ label, links: [link(label)] })), ...links.map(link)],
    ...rest,
  };
  const navigation = { ...from.navigation, header };
  const changed = { ...from, navigation } as Config;
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

test('the sign of the phone number beside the menu counts, the number does not', async () => {
  const menus = (phone: boolean) => themeWith([], LONGER, { action: link('Fale conosco'), phone });
  const [without, beside] = [await menus(false), await menus(true)];
  expect(beside.menuWidth! - without.menuWidth!).toBe(4);
  const longLabel = { ...config!.site.contacts.phone, label: '(11) 3000-0000 ou 0800 300 3000' };
  const contacts = { ...config!.site.contacts, phone: longLabel };
  const longer = { ...config!, site: { ...config!.site, contacts } } as Config;
  expect(
    await themeWith([], LONGER, { action: link('Fale conosco'), phone: true }, longer),
  ).toEqual(beside);
});

test('the main button stays beside the folded menu as far down as its words fit', async () => {
  const actionWidth = async (label: string, phone = false) =>
    (await themeWith([], LONGER, { action: link(label), phone })).actionWidth ?? ACTION_WIDTH;
  const usual = await actionWidth('Fale conosco');
  expect(usual).toBeLessThan(48); // an upright tablet
  const long = await actionWidth('Agende uma conversa com a nossa equipe');
  expect(long).toBeGreaterThan(usual + 10);
  expect(await actionWidth('Agende uma conversa com a nossa equipe', true)).toBeGreaterThan(long);
  const longest = await themeWith([], [], { action: link('Agende uma conversa '.repeat(4)) });
  expect(longest.actionWidth).toBe(longest.menuWidth);
});

test('the words are measured by the stand-in of their font: Times is narrower than Arial', async () => {
  const { fonts } = config!.theme;
  const serif = { ...fonts, text: { ...fonts.text, standIn: 'serif' } };
  const inSerif = { ...config!, theme: { ...config!.theme, fonts: serif } } as Config;
  const menuIn = (site: Config) =>
    themeWith(['Serviços'], LONGER, { action: link('Fale conosco') }, site);
  const [sans, times] = [await menuIn(config!), await menuIn(inSerif)];
  expect(times.menuWidth ?? MENU_WIDTH).toBeLessThan(sans.menuWidth!);
});
