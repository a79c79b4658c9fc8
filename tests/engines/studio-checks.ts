import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { studioContent } from '../servers.ts';
import type { Check } from './checks.ts';
import type { Visitor } from './visitor.ts';

const FILE = 'site-config/pages/sobre.json';
const WRITTEN = 'palavra nova';

const LIST = '[aria-label="Páginas e seções"]';
const TITLE = '[aria-label=Campos] :is(textarea, input[type=text])';
/** The title of the page in the canvas. */
const SHOWN = `document.querySelector('iframe[title^="A página"]')?.contentDocument
  ?.querySelector('h1')?.textContent`;

/** The studio edits in every engine: what is chosen, written, shown, saved and undone. */
export const studioChecks: Check[] = [
  ['the studio shows what is written, saves just that, and takes it back', edits],
];

async function edits(visitor: Visitor) {
  const before = onDisk();
  await visitor.engine.resize(1440, 900);
  await visitor.open('/');
  await visitor.ask(`localStorage['studio-tour'] = 'yes'`);
  await visitor.open(`/__studio#/${FILE}`);
  await visitor.until('the page is in the canvas', `return ${SHOWN}`);
  const title = await visitor.ask<string>(`return ${SHOWN}`);
  await visitor.click(`${LIST} li button[aria-current]`);
  await visitor.fill(TITLE, WRITTEN);
  await visitor.until('the canvas has it', `return ${SHOWN}.includes(args[0])`, WRITTEN);
  await press(visitor, 'Salvar');
  await saved((text) => text.includes(WRITTEN));

  // Written slowly, it is several steps.
  while (await visitor.ask<boolean>(`return Boolean(${BUTTON})`, 'Desfazer'))
    await press(visitor, 'Desfazer');
  await visitor.until('the canvas has what was there', `return ${SHOWN} === args[0]`, title);
  await press(visitor, 'Salvar');
  await saved((text) => text === before);
}

const onDisk = () => readFileSync(join(studioContent, FILE), 'utf8');

async function saved(is: (text: string) => boolean): Promise<void> {
  for (const end = Date.now() + 90_000; !is(onDisk()); await wait(100))
    if (Date.now() > end) throw new Error(`It was not saved so: ${onDisk()}`);
}

/** One that can be pressed, by what it says. */
const BUTTON = `[...document.querySelectorAll('button:not(:disabled)')].find((one) =>
  (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith(args[0]))`;

async function press(visitor: Visitor, name: string): Promise<void> {
  const marked = `button-${name}`;
  await visitor.until(
    `a button “${name}”`,
    `const found = ${BUTTON};
     found?.classList.add(args[1]);
     return Boolean(found)`,
    name,
    marked,
  );
  await visitor.click(`.${marked}`);
}
