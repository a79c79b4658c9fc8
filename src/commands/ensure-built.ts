import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { msg } from '../words/message.ts';
import { UserError } from '../words/user-error.ts';

/** Throws a UserError where no finished build is: it has a home page, and replaces the folder as a whole. */
export function ensureBuilt(dist: string): void {
  if (!existsSync(join(dist, 'index.html'))) throw new UserError(msg('commands/build:nothing'));
}
