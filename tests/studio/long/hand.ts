import type { Locator, Page } from 'playwright/test';

interface Taken {
  name: string;
  clicks: number;
  /** Texts that were written, each once, and keys. */
  entries: number;
  seconds: number;
}

/** Does what a person does with a page, and counts it: clicks, and what is typed. */
export class Hand {
  readonly page: Page;
  readonly #taken: Taken[] = [];
  #clicks = 0;
  #entries = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.#clicks += 1;
    await target.click();
  }

  /** Two clicks: it is opened, and what is chosen pressed. */
  async choose(target: Locator, label: string | RegExp): Promise<void> {
    this.#clicks += 2;
    const options = await target.locator('option').allInnerTexts();
    const found = options.find((option) => option === label || option.match(label));
    await target.selectOption({ label: found ?? String(label) });
  }

  async write(text: string): Promise<void> {
    this.#entries += 1;
    await this.page.keyboard.type(text);
  }

  /** In the place of all that the field has. */
  async rewrite(text: string): Promise<void> {
    await this.press('ControlOrMeta+a');
    await this.write(text);
  }

  async press(key: string): Promise<void> {
    this.#entries += 1;
    await this.page.keyboard.press(key);
  }

  async time(name: string, act: () => Promise<void>): Promise<void> {
    [this.#clicks, this.#entries] = [0, 0];
    const from = Date.now();
    await act();
    const seconds = (Date.now() - from) / 1000;
    this.#taken.push({ name, clicks: this.#clicks, entries: this.#entries, seconds });
  }

  /** In Markdown. */
  table(): string {
    const sum = (key: 'clicks' | 'entries' | 'seconds') =>
      this.#taken.reduce((all, taken) => all + taken[key], 0);
    const row = ({ name, clicks, entries, seconds }: Taken) =>
      `| ${name} | ${clicks} | ${entries} | ${seconds.toFixed(1)} |\n`;
    const all = {
      name: 'all',
      clicks: sum('clicks'),
      entries: sum('entries'),
      seconds: sum('seconds'),
    };
    return `| task | clicks | texts and keys | seconds |\n| --- | --- | --- | --- |\n${[...this.#taken, all].map(row).join('')}`;
  }
}
