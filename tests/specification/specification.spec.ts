/** Runs the trials of chapters/, one test a scene, one step a trial. table-reporter.ts tells of them. */
import { test } from 'playwright/test';
import { answerOf, storeAnswer } from '../test.ts';
import { chapters } from './chapters/index.ts';
import { FORMS_PAGE, ON_NO_PAGE, site } from './site.ts';
import type { Scene, Statement, Trial } from './statement.ts';

/** Ids, or beginnings of ids, that alone are to be tried. */
const only = process.env.SPECIFICATION_ONLY?.split(',');
const isAsked = ({ id }: Statement) =>
  !only || only.some((one) => id === one || id.startsWith(`${one}.`));

const byScene = new Map<Scene<unknown>, { id: string; run: Trial['run'] }[]>();
for (const statement of chapters.flat().filter(isAsked)) {
  if (!('tried' in statement)) continue;
  for (const { scene, run } of [statement.tried].flat()) {
    const trials = byScene.get(scene) ?? [];
    byScene.set(scene, [...trials, { id: statement.id, run }]);
  }
}

const STEP = 60_000;

for (const [index, [scene, trials]] of [...byScene].entries()) {
  const ids = trials.map(({ id }) => id);
  test(`${scene.name || 'alone'} (${index + 1}): ${ids.join(' ')}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout((scene.timeout ?? STEP) + trials.length * STEP);
    const { consent = 'rejected', reducedMotion = 'reduce' } = scene;
    const context = await browser.newContext({
      baseURL,
      locale: 'pt-BR',
      viewport: scene.viewport ?? { width: 1440, height: 900 },
      reducedMotion,
    });
    if (consent !== 'ask') await context.addInitScript(storeAnswer, answerOf(consent, { site }));
    // By what is asked for, as a trial may open the page itself.
    const { annotations } = test.info();
    context.on('request', (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).pathname === FORMS_PAGE)
        annotations.push({ type: ON_NO_PAGE });
    });
    const page = await context.newPage();
    const failures: string[] = [];
    try {
      const value = await scene.open({ browser, context, page, baseURL: `${baseURL}` });
      for (const { id, run } of trials) {
        await test
          .step(`statement ${id} ${scene.name}`, () => run(value), {
            timeout: scene.timeout ?? STEP,
          })
          .catch(() => failures.push(id));
      }
    } finally {
      await context.close();
    }
    // A batch of edits is expected to fail: a failed test would cost a new browser each time.
    if (failures.length && !process.env.SPECIFICATION_QUIET)
      throw new Error(`These do not hold: ${failures.join(', ')}`);
  });
}
