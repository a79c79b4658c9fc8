import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../problem.ts';
import { placesNaming } from '../references/places.ts';
import { siteCheck } from '../site.ts';
import { quote } from '../words/wording.ts';

const CODES = ['picture-content', 'picture-heavy'] as const;
type Told = Finding<(typeof CODES)[number]>;

/** On a phone, some ten seconds. */
const HEAVY = 2_000_000;

/** How the files of each kind begin. */
const BEGINNINGS: Record<string, RegExp> = {
  png: /^\u0089PNG/,
  jpg: /^\u00ff\u00d8\u00ff/,
  jpeg: /^\u00ff\u00d8\u00ff/,
  webp: /^RIFF[\s\S]{4}WEBP/,
  avif: /^[\s\S]{4}ftyp(avif|avis|mif1)/,
  svg: /^(\u00ef\u00bb\u00bf)?\s*<(\?xml|!--|!doctype|svg)/i,
};

/** A picture is what its name says, and not so large that visitors wait for it. */
export const checkPictureFiles = siteCheck(CODES, ({ root, mentions, files }, report) => {
  for (const [value, named] of mentions.names.get('picture') ?? []) {
    if (!files.all.has(value)) continue;
    const finding = lookAt(join(root, 'public', value), value);
    if (!finding) continue;
    // Once is enough.
    for (const { entry, reference } of placesNaming(['picture', value], named).slice(0, 1))
      report(entry, { ...finding, pointer: reference.pointer });
  }
});

/** What was said of a file, as long as it does not change. */
const remembered = new Map<string, { stamp: string; finding: Told | undefined }>();

function lookAt(path: string, value: string): Told | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return undefined;
  const stamp = `${stat.mtimeMs}:${stat.size}:${stat.ino}`;
  const known = remembered.get(path);
  if (known?.stamp === stamp) return known.finding;
  const finding = judge(path, value, stat.size);
  remembered.set(path, { stamp, finding });
  return finding;
}

function judge(path: string, value: string, size: number): Told | undefined {
  const extension = value.slice(value.lastIndexOf('.') + 1);
  const begins = BEGINNINGS[extension];
  if (begins && !begins.test(firstBytes(path)))
    return {
      code: 'picture-content',
      message: `${quote(value)} tem nome de imagem ${extension}, mas não é uma: o navegador não a mostraria.`,
      hint: `Exporte a imagem de novo como ${extension} no programa em que foi feita: renomear um arquivo não muda o que ele é.`,
    };
  if (size <= HEAVY) return undefined;
  return {
    code: 'picture-heavy',
    severity: 'warning',
    message: `A imagem ${quote(value)} tem ${megabytes(size)} MB: em um celular, o visitante esperaria por ela.`,
    hint: 'Diminua para no máximo 1920 pixels de largura e salve como webp ou jpg (por exemplo em squoosh.app): 300 kB bastam.',
  };
}

const megabytes = (size: number) =>
  (size / 1e6).toLocaleString('pt-BR', { maximumFractionDigits: 1 });

function firstBytes(path: string): string {
  const bytes = Buffer.alloc(64);
  const file = openSync(path, 'r');
  try {
    return bytes.toString('latin1', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}
