import { FILE_ENDS, FILE_KINDS } from '../../../content/read/files/public-files.ts';
import { usesNaming } from '../../../content/read/site/link-uses.ts';
import { type Site, siteCheck } from '../../../content/read/site/site.ts';
import { nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { didYouMean, quote } from '../../../content/read/words/wording.ts';
import { withoutAccents } from '../../../lib/fold.ts';

const CODES = FILE_KINDS.flatMap(
  (kind) => [`${kind}-missing`, `${kind}-format`, `${kind}-case`, `${kind}-name`] as const,
);
type OwnFinding = Finding<(typeof CODES)[number]>;

type Kind = (typeof FILE_KINDS)[number];

const WORDS: Record<Kind, { ends: RegExp; called: string; isNot: string; use: string }> = {
  picture: {
    ends: FILE_ENDS.picture,
    called: 'A imagem',
    isNot: 'uma imagem que o site mostra',
    use: 'svg, png, jpg, jpeg, webp ou avif',
  },
  video: {
    ends: FILE_ENDS.video,
    called: 'O vídeo',
    isNot: 'um vídeo que o site toca',
    use: 'mp4 ou webm',
  },
  captions: {
    ends: FILE_ENDS.captions,
    called: 'O arquivo de legendas',
    isNot: 'um arquivo de legendas',
    use: 'vtt',
  },
};

/** Every picture, video and caption is a file of public/, spelled exactly as on the disk. */
export const checkFiles = siteCheck(CODES, (site, report) => {
  const filesOf = new Map<Kind, string[]>();
  const all = (kind: Kind) => {
    const files =
      filesOf.get(kind) ?? [...site.files.all].filter((file) => WORDS[kind].ends.test(file));
    filesOf.set(kind, files);
    return files;
  };
  for (const kind of FILE_KINDS)
    for (const [value, files] of site.mentions.names.get(kind) ?? []) {
      const finding = checkFile(kind, value, site, () => all(kind));
      if (!finding) continue;
      for (const { entry, reference } of usesNaming([kind, value], files))
        report(entry, { ...finding, pointer: reference.pointer });
    }
});

function checkFile(
  kind: Kind,
  value: string,
  { files }: Site,
  all: () => string[],
): OwnFinding | undefined {
  const { ends, called, isNot, use } = WORDS[kind];
  const fit = value.startsWith('/') ? plainName(value) : undefined;
  if (files.all.has(value) && fit && fit !== value)
    return {
      code: `${kind}-name`,
      message: `O nome do arquivo ${quote(value)} tem espaço, acento ou outro sinal que endereços não aceitam.`,
      hint: `Renomeie o arquivo para public${fit} e escreva "${fit}".`,
    };
  if (files.all.has(value))
    return ends.test(value)
      ? undefined
      : {
          code: `${kind}-format`,
          message: `${quote(value)} não é ${isNot}.`,
          hint: /\.hei[cf]$/i.test(value)
            ? `É uma foto em HEIC, o formato do iPhone, que os navegadores não mostram: exporte-a como JPEG.`
            : `Use um arquivo ${use}, com a terminação em minúsculas.`,
        };
  const otherCase = files.inOtherCase(value);
  if (otherCase)
    return {
      code: `${kind}-case`,
      message: `O arquivo se chama ${quote(otherCase)}, e não ${quote(value)}: maiúsculas e minúsculas contam.`,
      hint: `Escreva "${otherCase}".`,
      fix: { value: otherCase },
    };
  const near = nearFile(value, all());
  return {
    code: `${kind}-missing`,
    message: `${called} ${quote(value)} não existe na pasta public/.${didYouMean(near)}`,
    hint: near
      ? `Escreva "${near}".`
      : `Copie o arquivo para public${plainName(value)} e escreva "${plainName(value)}".`,
    fix: near ? { value: near } : undefined,
    guess: near !== plainName(value),
  };
}

/** The address that a file may have: no spaces, accents nor other signs. */
function plainName(value: string): string {
  const path = value
    .replaceAll('\\', '/')
    .replace(/^(?:https?:\/\/[^/]+|[a-z]:|.*?\bpublic(?=\/))?[./]*/i, '/');
  return withoutAccents(path).replace(/[^A-Za-z0-9_./-]+/g, '-');
}

/** The file of the same name in whatever folder, or one whose name is like it. */
function nearFile(value: string, all: readonly string[]): string | undefined {
  const plain = plainName(value);
  const name = plain.slice(plain.lastIndexOf('/')).toLowerCase();
  return (
    all.find((file) => file === plain) ??
    all.find((file) => file.toLowerCase().endsWith(name)) ??
    nearest(plain, all)
  );
}
