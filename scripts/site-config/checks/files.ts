import type { Finding } from '../problem.ts';
import { FILE_KINDS } from '../references/file-kinds.ts';
import { type Site, siteCheck } from '../site.ts';
import { fixByOnly, nearest } from '../words/nearest.ts';
import { didYouMean, quote } from '../words/wording.ts';

const CODES = FILE_KINDS.flatMap(
  (kind) => [`${kind}-missing`, `${kind}-format`, `${kind}-case`] as const,
);
type Told = Finding<(typeof CODES)[number]>;

type Kind = (typeof FILE_KINDS)[number];

const WORDS: Record<Kind, { ends: RegExp; called: string; isNot: string; use: string }> = {
  picture: {
    ends: /\.(svg|png|jpe?g|webp|avif)$/,
    called: 'A imagem',
    isNot: 'uma imagem que o site mostra',
    use: 'svg, png, jpg, jpeg, webp ou avif',
  },
  video: {
    ends: /\.(mp4|webm)$/,
    called: 'O vídeo',
    isNot: 'um vídeo que o site toca',
    use: 'mp4 ou webm',
  },
  captions: {
    ends: /\.vtt$/,
    called: 'O arquivo de legendas',
    isNot: 'um arquivo de legendas',
    use: 'vtt',
  },
};

const isFileKind = (kind: string): kind is Kind => (FILE_KINDS as readonly string[]).includes(kind);

/** Every picture, video and caption is a file of public/, spelled exactly as on the disk. */
export const checkFiles = siteCheck(CODES, (site, report) => {
  const known = new Map<Kind, string[]>();
  const all = (kind: Kind) => {
    const files =
      known.get(kind) ?? [...site.files.all].filter((file) => WORDS[kind].ends.test(file));
    known.set(kind, files);
    return files;
  };
  for (const entry of site.entries)
    for (const { kind, value, pointer } of entry.named) {
      if (!isFileKind(kind)) continue;
      const finding = checkFile(kind, value, site, () => all(kind));
      if (finding) report(entry, { ...finding, pointer });
    }
});

function checkFile(
  kind: Kind,
  value: string,
  { files }: Site,
  all: () => string[],
): Told | undefined {
  const { ends, called, isNot, use } = WORDS[kind];
  if (files.all.has(value))
    return ends.test(value)
      ? undefined
      : {
          code: `${kind}-format`,
          message: `${quote(value)} não é ${isNot}.`,
          hint: `Use um arquivo ${use}, com a terminação em minúsculas.`,
        };
  const otherCase = files.inOtherCase(value);
  if (otherCase)
    return {
      code: `${kind}-case`,
      message: `O arquivo se chama ${quote(otherCase)}, e não ${quote(value)}: maiúsculas e minúsculas contam.`,
      hint: `Escreva "${otherCase}".`,
      fix: { value: otherCase },
    };
  const near = nearest(value, all());
  return {
    code: `${kind}-missing`,
    message: `${called} ${quote(value)} não existe na pasta public/.${didYouMean(near)}`,
    hint: near ? `Escreva "${near}".` : `Copie o arquivo para public${value} ou corrija o nome.`,
    fix: near ? fixByOnly(value, all()) : undefined,
  };
}
