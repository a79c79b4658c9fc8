import { reuseUnchanged } from '../../shared/differences.ts';
import type { Edits } from '../../shared/protocol.ts';
import { ask } from './api.ts';
import { connection } from './connection.ts';
import { fileValue } from './edits.ts';
import type { StudioState } from './state.ts';

/** Asks what the server says about the edits, and for the page that the canvas shows. */
export class Checker {
  #get: () => StudioState;
  #set: (change: Partial<StudioState>) => void;
  #page: string | undefined;
  #checking = false;
  #checked: Edits | undefined;

  constructor(get: () => StudioState, set: (change: Partial<StudioState>) => void) {
    this.#get = get;
    this.#set = set;
  }

  showPage(file: string | undefined): void {
    if (file === this.#page) return;
    this.#page = file;
    this.#checked = undefined;
    void this.check();
  }

  /** The files below the edits have changed. */
  checkAgain(): void {
    this.#checked = undefined;
    this.#set({ checked: undefined });
    void this.check();
  }

  /** Sends one request at a time, always with the newest edits. */
  async check(): Promise<void> {
    if (this.#checking) return;
    this.#checking = true;
    try {
      while (this.#checked !== this.#get().edits) await this.#askOnce();
    } catch (error) {
      this.#checked = undefined;
      connection.failed('check', error, () => void this.check());
    } finally {
      this.#checking = false;
    }
  }

  async #askOnce(): Promise<void> {
    const { edits } = this.#get();
    const file = this.#page;
    this.#checked = edits;
    const { problems, page } = await ask('check', { edits, page: file });
    connection.answered('check');
    if (file !== this.#page) {
      this.#checked = undefined;
      return;
    }
    const last = this.#get();
    const value = file && fileValue(edits, last.disk, file);
    // With errors a page stays as it was; another page in its place would seem to be this one.
    const before = file === last.shown?.file ? last.shown : undefined;
    const shown = page && file ? { file, value, page } : before;
    this.#set({
      ...reuseUnchanged({ problems: last.problems, shown: last.shown }, { problems, shown }),
      checked: this.#checked,
    });
  }
}
