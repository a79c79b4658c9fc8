import type { Locator } from 'playwright/test';
import { spaceText } from '../../reflow.ts';
import { expect, test } from '../../test.ts';

test('the rows of a chart share one scale, however long their numbers', async ({ page }) => {
  await page.goto('/figuras');
  const strips = page.locator('figure:has-text("Quem avisou") li > svg');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const tracks = await strips.evaluateAll((all) =>
      all.map((one) => {
        const { left, width } = one.getBoundingClientRect();
        return `${left} ${width}`;
      }),
    );
    expect(tracks.length, `${width} px`).toBeGreaterThan(2);
    expect(new Set(tracks).size, `${width} px`).toBe(1);
  }
});

test('the parts of a whole are named below their bar; on a phone, below each other', async ({
  page,
}) => {
  await page.goto('/figuras');
  const figure = page.getByRole('figure').filter({ hasText: 'Economia do ano, por origem' });
  const parts = figure.getByRole('listitem');
  await expect(parts).toContainText([
    /R\$.372.mil.por.contrato 62%Contratos/,
    /26%/,
    /11%/,
    /R\$.8.mil.por.contrato 1%/,
  ]);
  const cornersOf = async () => {
    const boxes = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    return { lefts: new Set(boxes.map(({ x }) => x)), tops: new Set(boxes.map(({ y }) => y)) };
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  const wide = await cornersOf();
  expect([wide.lefts.size, wide.tops.size]).toEqual([4, 1]);
  // A long unit stays in its column where it is narrowest, with the text spaced as a visitor may.
  await page.setViewportSize({ width: 1000, height: 800 });
  await spaceText(page);
  const beyond = await parts.evaluateAll((all) =>
    all.map((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return words.getBoundingClientRect().right - one.getBoundingClientRect().right;
    }),
  );
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 800 });
  const narrow = await cornersOf();
  expect([narrow.lefts.size, narrow.tops.size]).toEqual([1, 4]);
});

test('the old value of a field is beside the new one, and above it on a phone', async ({
  page,
}) => {
  await page.goto('/figuras');
  const before = page.locator('del');
  const after = page.locator('ins');
  const boxes = async () => [(await before.boundingBox())!, (await after.boundingBox())!] as const;
  await page.setViewportSize({ width: 1280, height: 800 });
  const [left, right] = await boxes();
  expect(right.x).toBeGreaterThan(left.x + left.width);
  expect(Math.abs(right.y - left.y)).toBeLessThan(4);
  await page.setViewportSize({ width: 390, height: 800 });
  const [above, below] = await boxes();
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
});

test('a full-width figure ends at the window edge, and its rules alone at the column', async ({
  page,
}) => {
  for (const width of [1440, 1024, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/figuras');
    const root = page.locator(':root');
    const room = await root.evaluate(({ clientWidth }) => clientWidth); // scrollbars take some
    expect(await root.evaluate(({ scrollWidth }) => scrollWidth)).toBe(room);
    const endOf = async (name: string) => {
      const { x, width: wide } = (await page.locator(`figure:has-text("${name}")`).boundingBox())!;
      return Math.round(x + wide);
    };
    expect(await endOf('Aparelhos')).toBe(room);
    const chart = await endOf('Disco em uso');
    if (width < 1000) expect(chart).toBe(room);
    else expect(chart).toBeLessThan(room - 40);
  }
});

test('a drawing of tools to the edge is as wide as the window, and its words as the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/figuras');
  const tools = page.getByRole('region', { name: 'Um desenho da largura da janela' });
  const drawing = tools.getByRole('img', { name: 'Um forte em estrela' });
  const seen = await page.locator(':root').evaluate(({ clientWidth }) => clientWidth);
  expect((await drawing.boundingBox())?.width).toBe(seen);
  expect((await tools.getByRole('list').boundingBox())!.width).toBeLessThan(seen - 100);
  await page.setViewportSize({ width: 390, height: 800 });
  expect((await drawing.boundingBox())!.x).toBeGreaterThan(10);
});

test('on a phone stairs go down to the right, lanes stay lanes, and what is handed over is a sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/figuras');
  const stepsOf = (name: string) =>
    page.getByRole('region', { name }).locator('ol > li').filter({ visible: true });
  const [first, second] = await Promise.all(
    (await stepsOf('A quem se liga').all()).map((step) => step.boundingBox()),
  );
  expect(second!.x).toBeGreaterThan(first!.x + 10);
  expect(second!.x + second!.width).toBe(first!.x + first!.width);
  expect(second!.y).toBe(first!.y + first!.height);
  for (const step of await stepsOf('Quem passa a quem').all()) {
    const [lanes, title] = await Promise.all(
      [step.locator('svg'), step.getByRole('heading')].map((part) => part.boundingBox()),
    );
    expect(lanes!.width).toBeGreaterThan(30);
    expect(lanes!.x + lanes!.width).toBeLessThan(title!.x);
  }
  for (const step of await stepsOf('De mão em mão').all())
    await expect(step.getByRole('list')).toHaveCSS('border-top-style', 'solid');
});

test('a few cards in rows are below each other, on a phone too', async ({ page }) => {
  await page.goto('/figuras');
  const promises = page.getByRole('region', { name: 'O que prometemos' });
  const boxOf = (name: string) => promises.getByRole('heading', { name }).boundingBox();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const [above, below] = [(await boxOf('Promessa 1'))!, (await boxOf('Promessa 2'))!];
    expect(below.x).toBe(above.x);
    expect(below.y).toBeGreaterThan(above.y + above.height);
  }
});

test('a heading beside its figure stays visible while the figure scrolls by', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/figuras');
  const heading = (await page.getByRole('heading', { name: 'Quem clicava' }).boundingBox())!;
  const figure = (await page.locator('figure:has-text("Quem avisou")').boundingBox())!;
  expect(figure.x).toBeGreaterThan(heading.x + heading.width);
  expect(Math.abs(figure.y - heading.y)).toBeLessThan(12);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters of a screen show only their rows, by pointer and keyboard', async ({
    page,
  }) => {
    await page.goto('/figuras');
    const filters = page.getByRole('group', { name: 'Fila de incidentes' });
    const chosen = filters.getByRole('radio', { checked: true });
    const rows = page.locator('figure', { has: filters }).locator('strong:visible');
    // The two that are open wait for nobody; how many they are is counted.
    const all = ['Fila de incidentes', 'Servidor procura', 'Senhas erradas', 'Backup mais curto'];
    await expect(rows).toContainText(all);
    await expect(filters.getByRole('radio')).toHaveCount(3);
    await expect(filters.getByRole('radio', { name: 'Abertos 3' })).toBeChecked();

    await filters.getByText('Aguardando cliente').click();
    await expect(rows).toContainText(['Fila de incidentes', 'Backup mais curto']);
    await page.keyboard.press('ArrowRight');
    await expect(filters.getByRole('radio', { name: 'Agendados 12' })).toBeChecked();
    await expect(chosen).toBeFocused();
    await expect(rows).toContainText(['Fila de incidentes', 'Certificado vence']);
    await expect(page.getByText('Mostradas aqui: 1 de 12')).toBeVisible();
    await filters.getByText('Abertos').click();
    await expect(rows).toContainText(all);
    await expect(page.getByText('Mostradas aqui')).toBeHidden();
  });

  test('the rows are below each other, whether or not the open one is among them', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/figuras');
    const filters = page.getByRole('group', { name: 'Aparelhos' });
    const rows = page
      .locator('figure', { has: filters })
      .locator('> div > ol > li > :first-of-type strong:visible');
    for (const [filter, count] of [
      ['Todos os aparelhos', 3],
      ['Perdidos', 2],
    ] as const) {
      await filters.getByText(filter).click();
      await expect(rows).toHaveCount(count);
      const starts = await rows.evaluateAll((all) =>
        all.map((row) => Math.round(row.getBoundingClientRect().x)),
      );
      expect(new Set(starts).size, filter).toBe(1);
    }
  });

  test('a row opens in place of another, and an answer shows its result, with the keyboard', async ({
    page,
  }) => {
    await page.goto('/figuras');
    const rows = page.getByRole('radiogroup', { name: 'Incidente' });
    const question = page.getByRole('group', { name: 'O que fazer primeiro?' });
    await expect(rows.getByRole('radio', { name: /Servidor procura/ })).toBeChecked();
    await expect(page.getByText('Alerta do SIEM.')).toBeVisible();
    await expect(question).toBeHidden();

    await rows.getByRole('radio', { name: /Servidor procura/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Alerta do SIEM.')).toBeHidden();
    await expect(page.getByText('O segundo fator barra a entrada.')).toBeVisible();
    await expect(question.getByText('O dono acorda às sete.')).toBeHidden();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(question.getByText('A conta volta ao dono')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(question.getByText('O dono acorda às sete.')).toBeVisible();
    await expect(question.getByText('A conta volta ao dono')).toBeHidden();
  });

  test('only the rows that open look as if: bold, with a button at their end', async ({ page }) => {
    await page.goto('/figuras');
    const rows = page.getByRole('radiogroup', { name: 'Incidente' }).locator('> ol > li');
    const looks = await rows.evaluateAll((all) =>
      all.map((row) => {
        const line = row.firstElementChild!;
        return {
          opens: line.querySelector('input') !== null,
          isBold: Number(getComputedStyle(line.querySelector('strong')!).fontWeight) > 400,
          hasButton: Number.parseFloat(getComputedStyle(line, '::before').width) >= 24,
        };
      }),
    );
    expect(new Set(looks.map(({ opens }) => opens)).size).toBe(2);
    for (const { opens, isBold, hasButton } of looks)
      expect([isBold, hasButton]).toEqual([opens, opens]);
  });

  test('a figure at the edge of the window reaches both, and its text starts below the title', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/figuras');
    for (const title of ['A lista de aparelhos', 'Quem fala com quem']) {
      const section = page.getByRole('region', { name: title });
      const box = (await section.getByRole('figure').boundingBox())!;
      const window = await page.evaluate(() => document.documentElement.clientWidth);
      expect([box.x, box.width], title).toEqual([0, window]);
    }
    const left = async (text: string) =>
      (await page.getByText(text, { exact: true }).filter({ visible: true }).first().boundingBox())!
        .x;
    expect(await left('Aparelhos')).toBeCloseTo(await left('A lista de aparelhos'), 0);
  });

  test('the flow chosen in the list is emphasised in the drawing', async ({ page }) => {
    await page.goto('/figuras');
    const flows = page.getByRole('radio', { name: /^De .* para / });
    await expect(flows.nth(2)).toBeChecked(); // the main one
    const widths = () =>
      page
        .locator('svg:visible [data-flow]')
        .evaluateAll((all) =>
          all.map((flow) => getComputedStyle(flow.querySelector('path')!).strokeWidth),
        );
    await expect.poll(widths).toEqual(['1.5px', '1.5px', '2.5px']);
    await flows.nth(2).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(widths).toEqual(['1.5px', '2.5px', '1.5px']);
  });

  for (const [name, light] of [
    ['pointer on a note', (note: Locator) => note.hover()],
    ['focus on the number of a passage', (_: Locator, number: Locator) => number.focus()],
  ] as const)
    test(`the ${name} highlights the number and its note`, async ({ page }) => {
      await page.goto('/figuras');
      const section = page.locator('section', { hasText: 'A mensagem e os sinais' });
      const number = section.getByRole('link', { name: 'Nota 2' });
      const note = section.getByRole('listitem').filter({ hasText: 'O prazo impede' });
      const passage = section.getByText('Sua conta será bloqueada hoje.');
      const other = section.getByText('aviso@banco.example');
      const ground = (element: Locator) =>
        element.evaluate((one) => getComputedStyle(one).backgroundColor);
      const rest = await ground(passage);
      await light(note, number);
      await expect.poll(() => ground(passage)).not.toBe(rest);
      expect(await ground(other)).toBe(rest);
      expect(await ground(note.locator(':scope > span'))).toBe(await ground(number));
    });
});

test('a chart over time shows its values at the pointer and with the arrow keys', async ({
  page,
}) => {
  await page.goto('/figuras');
  const figure = page.locator('figure', { hasText: 'Disco em uso' });
  await page.keyboard.press('Tab'); // starts the app
  const slider = figure.getByRole('slider');
  await slider.focus();
  const [first, last] = await figure
    .getByRole('row')
    .evaluateAll((rows) => [rows[1], rows.at(-1)].map((row) => row?.textContent ?? ''));
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${last!.slice(0, 4)}`));
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${first!.slice(0, 4)}`));
  const box = (await slider.boundingBox())!;
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${last!.slice(0, 4)}`));
});

test('the line that opens the numbers of a chart answers the pointer', async ({ page }) => {
  await page.goto('/figuras');
  const line = page.getByText('Ver os números').first();
  await expect(line).toHaveCSS('text-decoration-thickness', '1px');
  await line.hover();
  await expect(line).toHaveCSS('text-decoration-thickness', '2px');
});
