import { FILE_ENDS } from '../../../content/read/files/public-files.ts';
import { oncePerFile } from '../../../content/read/files/site-files.ts';
import { usesNaming } from '../../../content/read/site/link-uses.ts';
import type { PictureFault } from '../../../content/read/site/machine.ts';
import { siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { quote } from '../../../content/read/words/wording.ts';

const CODES = ['picture-content', 'picture-damaged', 'picture-heavy'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

/** In bytes; a phone downloads it in some ten seconds. */
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
export const checkPictureFiles = siteCheck(CODES, ({ machine, mentions, files }, report) => {
  const pictures = [...(mentions.names.get('picture') ?? [])].filter(
    ([value]) => files.all.has(value) && FILE_ENDS.picture.test(value),
  );
  const faults = machine.pictureFaults(pictures.map(([value]) => `public${value}`));
  for (const [value, named] of pictures) {
    const file = `public${value}`;
    const fault = faults.get(file);
    const own = findingIn(machine.files, file);
    const isOther = own?.code === 'picture-content' && fault !== 'heic';
    const finding = fault && !isOther ? damaged(value, fault) : own;
    if (!finding) continue;
    // The first problem of a picture is enough.
    for (const { entry, reference } of usesNaming(['picture', value], named).slice(0, 1))
      report(entry, { ...finding, pointer: reference.pointer });
  }
});

const findingIn = oncePerFile((files, file, { size }): OwnFinding | undefined => {
  const value = file.slice('public'.length);
  const extension = value.slice(value.lastIndexOf('.') + 1);
  const begins = BEGINNINGS[extension];
  if (begins && !begins.test(String.fromCharCode(...(files.read(file, 64) ?? []))))
    return {
      code: 'picture-content',
      message: `${quote(value)} tem nome de imagem ${extension}, mas não é uma: o navegador não a mostraria.`,
      hint: `Exporte a imagem de novo como ${extension} no programa em que foi feita: renomear um arquivo não muda o que ele é.`,
    };
  if (size <= HEAVY) return undefined;
  return {
    code: 'picture-heavy',
    severity: 'warning',
    message: `A imagem ${quote(value)} tem ${megabytes(size)} MB: ${
      extension === 'svg'
        ? 'em um celular, o visitante esperaria por ela'
        : 'o site mostra cópias leves, mas o arquivo inteiro vai em cada publicação'
    }.`,
    hint: 'Diminua para no máximo 1920 pixels de largura e salve como webp ou jpg (por exemplo em squoosh.app): 300 kB bastam.',
  };
});

const damaged = (value: string, fault: PictureFault): OwnFinding => ({
  code: 'picture-damaged',
  ...FAULTS[fault](quote(value)),
});

const FAULTS: Record<PictureFault, (name: string) => Pick<OwnFinding, 'message' | 'hint'>> = {
  damaged: (name) => ({
    message: `O arquivo da imagem ${name} está incompleto ou danificado: o site não consegue abri-lo.`,
    hint: 'Copie o arquivo de novo de onde veio, ou exporte a imagem outra vez: um envio interrompido perde o fim.',
  }),
  heic: (name) => ({
    message: `A imagem ${name} está em HEIC, o formato das fotos de iPhone, que o site e os navegadores não abrem.`,
    hint: 'Abra a foto no celular ou no computador e exporte como JPEG: renomear o arquivo não muda o que ele é.',
  }),
  'too-large': (name) => ({
    message: `A imagem ${name} tem pixels demais: o site abre até 268 milhões.`,
    hint: 'Diminua para no máximo 2400 pixels de largura no programa em que foi feita.',
  }),
};

const megabytes = (size: number) =>
  (size / 1e6).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
