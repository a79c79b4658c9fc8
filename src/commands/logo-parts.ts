import { type Site, single } from '../content/read/site/site.ts';
import type { Brand, Theme } from '../types/config.gen.ts';
import { msg } from '../words/message.ts';
import { UserError } from '../words/user-error.ts';

/** What a logo is drawn of, whatever is wrong elsewhere: the logo itself may be what pages lack. */
export const logoParts = ({ entries }: Site): { brand: Brand; theme: Theme } => ({
  brand: (rightOf(entries, 'site') as { brand: Brand }).brand,
  theme: rightOf(entries, 'theme') as Theme,
});

function rightOf(entries: Site['entries'], name: string): unknown {
  const entry = single(entries, name);
  if (entry?.isRead && entry.problems.every(({ severity }) => severity !== 'error'))
    return entry.value;
  const file = entry?.file ?? `site-config/${name}.json`;
  throw new UserError(msg('commands/logo:errors', { file }));
}
