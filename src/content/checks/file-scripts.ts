import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDocument } from '../../lib/document-files.ts';
import { locator } from '../locator.ts';
import type { Finding } from '../problem.ts';
import { scriptIn } from '../references/script-in.ts';
import { siteCheck } from '../site.ts';
import { quote } from '../words/wording.ts';

type Told = Finding<'file-script'>;

interface Located {
  file: string;
  text: string;
  finding: Told;
}

/** No file of public/ runs anything at the site's own address. */
export const checkFileScripts = siteCheck(['file-script'], ({ root, files }, report) => {
  const found = [...files.all].filter(isDocument).flatMap((path) => scriptOf(root, path) ?? []);
  for (const { file, text, finding } of found) report({ locate: locator(file, text) }, finding);
});

/** What was found in a file, as long as it does not change. */
const remembered = new Map<string, { stamp: string; found: Located | undefined }>();

function scriptOf(root: string, path: string): Located | undefined {
  const file = `public${path}`;
  const whole = join(root, file);
  const stat = statSync(whole, { throwIfNoEntry: false });
  if (!stat) return undefined;
  const stamp = `${stat.mtimeMs}:${stat.size}:${stat.ino}`;
  const known = remembered.get(whole);
  if (known?.stamp === stamp) return known.found;
  const text = textOf(whole);
  const offset = scriptIn(text);
  const found = offset === undefined ? undefined : { file, text, finding: told(file, offset) };
  remembered.set(whole, { stamp, found });
  return found;
}

const told = (file: string, offset: number): Told => ({
  code: 'file-script',
  offset,
  message: `O arquivo ${quote(file)} traz um programa (script). Quem o abrisse daria a ele o que o site guarda no navegador, como a conta de quem entrou; por isso o servidor não o deixa funcionar.`,
  hint: file.endsWith('.svg')
    ? 'Exporte o desenho de novo sem script, por exemplo como “SVG simples”, ou como png ou webp. Animações feitas com CSS podem ficar.'
    : 'Tire o arquivo da pasta public/. Uma página do site se faz em site-config/pages/; código de outros serviços, a equipe técnica põe em integrations.json.',
});

/** In UTF-16 each letter of a tag has a NUL beside it. */
function textOf(path: string): string {
  const bytes = readFileSync(path);
  return bytes.includes(0) ? bytes.toString('latin1').replaceAll('\0', '') : bytes.toString('utf8');
}
