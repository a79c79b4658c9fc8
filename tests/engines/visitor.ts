import type { Engine } from './engine.ts';

/** What a visitor does and sees, by CSS selector; it waits, however slow the machine. */
export class Visitor {
  constructor(
    readonly engine: Engine,
    readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.engine.open(new URL(path, this.origin).href);
  }

  /** Runs `body` in the page, which gets `args`, and resolves to what it returns. */
  ask<T>(body: string, ...args: unknown[]): Promise<T> {
    return this.engine.evaluate(
      `((...args) => { ${body} })(...${JSON.stringify(args)})`,
    ) as Promise<T>;
  }

  /** Resolves once `body` returns something true. */
  async until(what: string, body: string, ...args: unknown[]): Promise<void> {
    for (const end = Date.now() + 90_000; Date.now() < end; ) {
      // While a page is being left, nothing can be asked.
      if (await this.ask(body, ...args).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`It never came to this: ${what}`);
  }

  shows(selector: string): Promise<void> {
    return this.until(`${selector} is shown`, SHOWN, selector);
  }

  hides(selector: string): Promise<void> {
    return this.until(`${selector} is hidden`, `return !(() => { ${SHOWN} })()`, selector);
  }

  /** Resolves once React listens; the first touch starts the app. */
  async hydrated(): Promise<void> {
    await this.engine.clickAt(2, 2);
    await this.until(
      'the app has started',
      `return Object.keys(document.querySelector('main')).some((key) => key.startsWith('__reactProps'))`,
    );
  }

  async click(selector: string): Promise<void> {
    await this.shows(selector);
    const [x, y] = await this.ask<[number, number]>(
      `const found = document.querySelector(args[0]);
       found.scrollIntoView({ block: 'center', behavior: 'instant' });
       const { x, y, width, height } = found.getBoundingClientRect();
       return [x + width / 2, y + height / 2];`,
      selector,
    );
    await this.engine.clickAt(x, y);
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.engine.type(text);
  }
}

const SHOWN = `const found = document.querySelector(args[0]);
  return Boolean(found?.checkVisibility() && found.getBoundingClientRect().width);`;
