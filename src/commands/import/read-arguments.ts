import { statSync } from 'node:fs';
import { msg, quoted } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import { languages, readOptions, SITE } from '../read-options.ts';
import { LIMITS } from './limits.ts';

export interface ImportArguments {
  source: string;
  kind: 'address' | 'folder' | 'file';
  isDryRun: boolean;
  isJson: boolean;
  /** Where the old site is, or was. */
  address: string | undefined;
  /** A copy of the files of a WordPress site. */
  media: string | undefined;
  pages: number;
}

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;

/** What was typed. Throws a UserError that says what to write. */
export function readArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = readOptions({
    name: 'npm run import',
    help: msg('commands/import:help', { languages }),
    args: [...args],
    allowPositionals: true,
    options: {
      ...SITE,
      'dry-run': FLAG,
      format: { ...TEXT, default: 'text' },
      address: TEXT,
      media: TEXT,
      'max-pages': TEXT,
    },
  });
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0)
    throw new UserError(msg('commands/import:one-source'));
  if (!/^(text|json)$/.test(values.format))
    throw new UserError(msg('commands/import:format', { format: quoted(values.format) }));
  if (values.media !== undefined && !isFolder(values.media))
    throw new UserError(msg('commands/import:not-there', { path: quoted(values.media) }));
  return {
    source,
    kind: kindOf(source),
    isDryRun: values['dry-run'],
    isJson: values.format === 'json',
    address: addressIn(values.address),
    media: values.media,
    pages: pagesIn(values['max-pages']),
  };
}

function kindOf(source: string): ImportArguments['kind'] {
  if (/^https?:\/\//i.test(source)) {
    addressIn(source);
    return 'address';
  }
  const stat = statSync(source, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return 'folder';
  if (stat?.isFile()) return 'file';
  throw new UserError(msg('commands/import:not-there', { path: quoted(source) }));
}

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function addressIn(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  if (/^https?:\/\//i.test(written) && URL.canParse(written)) return new URL(written).href;
  throw new UserError(msg('commands/import:address', { address: quoted(written) }));
}

function pagesIn(written: string | undefined): number {
  if (written === undefined) return LIMITS.pages;
  if (/^[1-9]\d{0,6}$/.test(written)) return Number(written);
  throw new UserError(msg('commands/import:max-pages', { number: quoted(written) }));
}
