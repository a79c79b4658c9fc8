import type { Page } from 'playwright/test';
import { axeViolations } from '../../axe.ts';
import { expect, STUDIO, test } from '../../test.ts';
import {
  choose,
  fieldsOf,
  headingOf,
  listOf,
  openStudio,
  sectionButton,
  titleField,
} from '../studio.ts';

test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });

/** Name of a state -> what leads to it from the one before, the first from the page of a service. */
type States = Record<string, (page: Page) => Promise<unknown>>;

const OF_A_PAGE: States = {
  'a section': (page) => sectionButton(page, 'Topo').click(),
  'the page itself': (page) => page.getByRole('button', { name: 'Dados da página' }).click(),
  'how it looks in networks': async (page) => {
    await fieldsOf(page).getByRole('button', { name: 'Como aparece em redes sociais' }).click();
    await expect(fieldsOf(page).getByRole('img', { name: /que acompanha o link/ })).toBeVisible();
  },
  'the choice of a day': async (page) => {
    await page.getByRole('button', { name: 'Como ficará em outro dia' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'another day': async (page) => {
    await page.getByRole('button', { name: 'Como ficará em outro dia' }).click();
    await page.getByRole('dialog').getByLabel('Dia').fill('2999-12-19');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Voltar a hoje' })).toBeVisible();
  },
  'today again': (page) => page.getByRole('button', { name: 'Voltar a hoje' }).click(),
  'an item of a list': async (page) => {
    await sectionButton(page, 'Cartões').click();
    await fieldsOf(page).getByRole('button', { expanded: false }).first().click();
  },
  'a field with an error': async (page) => {
    await headingOf(page).click();
    await titleField(page).fill('');
    await expect(page.getByRole('button', { name: /1 erro/ }).first()).toBeVisible();
  },
  'mended again': (page) => page.keyboard.press('ControlOrMeta+z'),
};

const OF_THE_WINDOW: States = {
  'the menu of a section': async (page) => {
    await listOf(page)
      .getByRole('button', { name: /^O que fazer com/ })
      .first()
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'the menu of the page': async (page) => {
    await page.getByRole('button', { name: /^Página/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'the choice of a section': async (page) => {
    await page.getByRole('button', { name: 'Acrescentar seção' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'what is done to a page': async (page) => {
    await choose(page, 'Apagar a página');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  },
  'the list of problems': async (page) => {
    await page
      .getByRole('button', { name: /Tudo certo|aviso|erro/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the search in all texts': async (page) => {
    await page.keyboard.press('ControlOrMeta+Shift+f');
    const dialog = page.getByRole('dialog', { name: 'Buscar em todos os textos' });
    await dialog.getByRole('textbox', { name: 'Palavras' }).fill('monitoramento');
    await dialog.getByRole('button', { name: 'Trocar por outras palavras' }).click();
    await dialog.getByLabel('Trocar por').fill('plantão');
    await expect(dialog.getByRole('checkbox').nth(1)).toBeVisible();
  },
  'the keys': async (page) => {
    await page.getByRole('button', { name: 'Atalhos do teclado' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a review': async (page) => {
    await page.getByRole('button', { name: /^Revisar/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

const OF_OTHER_FILES: States = {
  'the list of all files': async (page) => {
    await page.getByRole('button', { name: 'Todas as páginas e arquivos' }).click();
    await expect(page.getByRole('button', { name: 'Nova página' })).toBeVisible();
  },
  'a folded group of pages': (page) =>
    listOf(page)
      .getByRole('button', { name: /^Serviços/ })
      .click(),
  'a new case': async (page) => {
    await page.getByRole('button', { name: 'Nova página' }).click();
    await page.getByRole('dialog').getByLabel('Modelo').selectOption('case');
  },
  'the pictures': async (page) => {
    await page.goto('/__studio#/pictures');
    await expect(page.getByRole('heading', { name: 'Imagens' })).toBeVisible();
  },
  'a form': async (page) => {
    await page.goto('/__studio#/site-config/forms/contato.json');
    await expect(fieldsOf(page).getByRole('textbox').first()).toBeVisible();
  },
  'the kinds of a new field': async (page) => {
    await fieldsOf(page)
      .getByRole('button', { name: /^Acrescentar campo/ })
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'a choice': async (page) => {
    await page.goto('/__studio#/site-config/navigation.json');
    await fieldsOf(page)
      .getByRole('combobox', { name: /: página$/ })
      .first()
      .click();
    await expect(page.getByRole('listbox')).toBeVisible();
  },
  'the colours': async (page) => {
    await page.goto('/__studio#/site-config/theme.json');
    await expect(fieldsOf(page).getByRole('heading').first()).toBeVisible();
  },
  'the tour': async (page) => {
    await page.getByRole('button', { name: 'Como funciona' }).click();
    await expect(page.getByRole('region', { name: 'Como funciona' })).toBeVisible();
  },
};

/** Nothing else is different in the dark. */
const IN_THE_DARK = ['color-contrast', 'link-in-text-block'];

for (const [where, states] of Object.entries({
  'of a page': OF_A_PAGE,
  'of the window': OF_THE_WINDOW,
  'of other files': OF_OTHER_FILES,
}))
  test(`no state ${where} has an axe violation, light or dark`, async ({ page, watched }) => {
    test.slow();
    watched.allowed.push(/404/); // another test's picture may go while all are shown
    await openStudio(page, 'pages/servicos/nsoc');
    await expect(headingOf(page)).toBeVisible();
    for (const [name, reach] of Object.entries(states)) {
      await reach(page);
      await page.mouse.move(700, 500); // off what would say what it does
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        const rules = colorScheme === 'dark' ? IN_THE_DARK : undefined;
        // The page in the canvas is looked at elsewhere.
        const violations = await axeViolations(page, 'body', 'iframe', rules);
        expect.soft(violations, `${name}, ${colorScheme}`).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

/** What fades in has not its colours yet. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
