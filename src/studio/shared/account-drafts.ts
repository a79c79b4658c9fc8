import type { Wording } from '../../words/message.ts';
import type { Edits, OpenedFile } from './protocol.ts';

/** What a window has not saved. */
export interface Unsaved {
  edits: Edits;
  /** The files that the edits began from. */
  began: Readonly<Record<string, OpenedFile>>;
}

export interface Elsewhere extends Unsaved {
  /** Of the last change, in milliseconds. */
  time: number;
  /** The files of `public/` that were added, changed or removed. */
  pictures: readonly string[];
}

/** What the window does for them. */
export interface DraftsOfWindow {
  /** What is stored in this browser and not saved, of all its windows, the newest last. */
  stored(): Promise<Unsaved[]>;
  /** Merges into what is not saved here, and stores that. Resolves to whether it is stored. */
  restore(work: Elsewhere): Promise<boolean>;
}

/** What is not sent, kept with the account too, so that one goes on at another machine. Nothing waits for it. */
export interface AccountDrafts {
  /** Called once, when what this browser had is restored. */
  begin(window: DraftsOfWindow): void;
  /** Something was stored, saved or sent. */
  changed(): void;
  /** Why what is not sent is in this browser alone; undefined while the account has it. */
  failure(): Wording | undefined;
  /** What this person has changed in another browser and not sent, as it was when the window was opened. */
  elsewhere(): Elsewhere | undefined;
  /** Rejects with a `Failure` that names the pictures that could not be brought: they stay in `elsewhere`. */
  goOn(): Promise<void>;
  discard(): Promise<void>;
  /** Of `failure` and `elsewhere`. */
  subscribe(listener: () => void): () => void;
}
