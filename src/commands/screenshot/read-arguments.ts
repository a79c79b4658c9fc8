import { join } from 'node:path';
import { addressOf } from '../../content/edit/pages.ts';
import { contentRoot } from '../../node/project.ts';
import { msg, quoted } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import { readOptions, SITE } from '../read-options.ts';

const TEXT = { type: 'string' } as const;
const NARROWEST = 200;
const WIDEST = 3000;

/** What to take a picture of. */
export interface Shot {
  path: string;
  /** Of the section; without it the whole page. */
  anchor: string | undefined;
  width: number;
  /** Absolute or from the current folder; JPEG or PNG by its ending. */
  out: string;
  isJson: boolean;
}

/** Throws a UserError that says what to write. */
export function readShot(args: string[]): Shot {
  const { values, positionals } = readOptions({
    name: 'site-in-json screenshot',
    about: msg('commands/help:screenshot'),
    args,
    allowPositionals: true,
    options: { ...SITE, width: TEXT, out: TEXT, format: TEXT },
  });
  const [typed, ...more] = positionals;
  const { width: typedWidth = '1440', format = 'text' } = values;
  const width = Number(typedWidth);
  if (typed === undefined || more.length > 0 || !['text', 'json'].includes(format))
    throw new UserError(msg('commands/screenshot:usage'));
  if (!Number.isInteger(width) || width < NARROWEST || width > WIDEST)
    throw new UserError(
      msg('commands/screenshot:width', {
        width: quoted(typedWidth),
        least: String(NARROWEST),
        most: String(WIDEST),
      }),
    );
  const [address = '', anchor] = typed.split('#');
  const path = addressOf(address);
  const name = [path.slice(1) || 'index', anchor, typedWidth].filter(Boolean).join('-');
  const own = join(contentRoot, 'screenshots', `${name.replaceAll('/', '-')}.png`);
  return {
    path,
    anchor: anchor || undefined,
    width,
    out: values.out ?? own,
    isJson: format === 'json',
  };
}
