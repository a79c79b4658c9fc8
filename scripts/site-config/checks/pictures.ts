import type { Finding } from '../problem.ts';
import type { Site, SiteCheck } from '../site.ts';
import { nearest } from '../words/nearest.ts';
import { didYouMean, quote } from '../words/wording.ts';

const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/;

/** Every picture is a file of public/, spelled exactly as on the disk. */
export const checkPictures: SiteCheck = (site, report) => {
  let pictures: string[] | undefined;
  const all = () => (pictures ??= [...site.files.all].filter((file) => PICTURE.test(file)));
  for (const entry of site.entries)
    for (const { kind, value, pointer } of entry.named) {
      if (kind !== 'picture') continue;
      const finding = checkPicture(value, site, all);
      if (finding) report(entry, { ...finding, pointer });
    }
};

function checkPicture(value: string, { files }: Site, all: () => string[]): Finding | undefined {
  if (files.all.has(value))
    return PICTURE.test(value)
      ? undefined
      : {
          code: 'picture-format',
          message: `${quote(value)} não é uma imagem que o site mostra.`,
          hint: 'Use um arquivo svg, png, jpg, jpeg, webp ou avif, com a terminação em minúsculas.',
        };
  const otherCase = files.inOtherCase(value);
  if (otherCase)
    return {
      code: 'picture-case',
      message: `O arquivo se chama ${quote(otherCase)}, e não ${quote(value)}: maiúsculas e minúsculas contam.`,
      hint: `Escreva "${otherCase}".`,
    };
  const near = nearest(value, all());
  return {
    code: 'picture-missing',
    message: `A imagem ${quote(value)} não existe na pasta public/.${didYouMean(near)}`,
    hint: near ? `Escreva "${near}".` : `Copie o arquivo para public${value} ou corrija o nome.`,
  };
}
