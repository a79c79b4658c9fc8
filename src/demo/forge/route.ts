import type { Answer } from './answers.ts';
import type { BareRepository } from './git.ts';
import type { Records } from './pulls.ts';

/** A call, once it is known who makes it. */
export interface Asked {
  repository: BareRepository;
  records: Records;
  /** The owner of the repository. */
  owner: string;
  /** The branch that is published. */
  branch: string;
  /** Where people read pull requests. */
  pages: string;
  search: URLSearchParams;
  body: unknown;
  published(commit: string): void;
}

export interface Route {
  method: string;
  /** Below `/repos/<owner>/<name>/`. */
  path: RegExp;
  /** The permission; reading for GET, else writing. */
  needs: string;
  answer(asked: Asked, ...parts: string[]): Answer | Promise<Answer>;
}
