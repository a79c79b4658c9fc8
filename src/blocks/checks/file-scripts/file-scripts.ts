import { oncePerFile } from '../../../content/read/files/site-files.ts';
import { locator } from '../../../content/read/site/locator.ts';
import { siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isDocument } from '../../../lib/document-files.ts';
import { msg, quoted } from '../../../words/message.ts';
import { scriptIn } from './script-in.ts';

type OwnFinding = Finding<'file-script'>;

interface Located {
  file: string;
  text: string;
  finding: OwnFinding;
}

/** No file of public/ runs anything at the site's own address. */
export const checkFileScripts = siteCheck(['file-script'], ({ machine, files }, report) => {
  const documents = [...files.all].filter(isDocument);
  const found = documents.flatMap((path) => scriptOf(machine.files, `public${path}`) ?? []);
  for (const { file, text, finding } of found) report({ locate: locator(file, text) }, finding);
});

const scriptOf = oncePerFile('file-scripts', (files, file): Located | undefined => {
  const text = textOf(files.read(file) ?? new Uint8Array());
  const offset = scriptIn(text);
  return offset === undefined ? undefined : { file, text, finding: findingFor(file, offset) };
});

const findingFor = (file: string, offset: number): OwnFinding => ({
  code: 'file-script',
  offset,
  message: msg('checks/file-scripts:script', { file: quoted(file) }),
  hint: file.endsWith('.svg')
    ? msg('checks/file-scripts:drawing-hint')
    : msg('checks/file-scripts:document-hint'),
});

/** In UTF-16 each letter of a tag has a NUL beside it. */
const textOf = (bytes: Uint8Array): string =>
  bytes.includes(0)
    ? new TextDecoder('latin1').decode(bytes).replaceAll('\0', '')
    : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
