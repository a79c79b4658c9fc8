import { FILE_ENDS, FILE_KINDS } from '../../../content/read/files/public-files.ts';
import { usesNaming } from '../../../content/read/site/link-uses.ts';
import { type Site, siteCheck } from '../../../content/read/site/site.ts';
import { nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { withoutAccents } from '../../../lib/fold.ts';
import { msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';

const CODES = FILE_KINDS.flatMap(
  (kind) => [`${kind}-missing`, `${kind}-format`, `${kind}-case`, `${kind}-name`] as const,
);
type OwnFinding = Finding<(typeof CODES)[number]>;

type Kind = (typeof FILE_KINDS)[number];

const FORMATS: Record<Kind, { ends: RegExp; use: string[] }> = {
  picture: { ends: FILE_ENDS.picture, use: ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'] },
  video: { ends: FILE_ENDS.video, use: ['mp4', 'webm'] },
  captions: { ends: FILE_ENDS.captions, use: ['vtt'] },
  download: { ends: FILE_ENDS.download, use: ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'csv', 'zip'] },
};

/** Every picture, video and caption is a file of public/, spelled exactly as on the disk. */
export const checkFiles = siteCheck(CODES, (site, report) => {
  const filesOf = new Map<Kind, string[]>();
  const all = (kind: Kind) => {
    const files =
      filesOf.get(kind) ?? [...site.files.all].filter((file) => FORMATS[kind].ends.test(file));
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
  const { ends, use } = FORMATS[kind];
  const fit = value.startsWith('/') ? plainName(value) : undefined;
  if (files.all.has(value) && fit && fit !== value)
    return {
      code: `${kind}-name`,
      message: msg('checks/files:name', { file: quoted(value) }),
      hint: hintOf(kind, 'name', fit),
    };
  if (files.all.has(value))
    return ends.test(value)
      ? undefined
      : {
          code: `${kind}-format`,
          message: msg('checks/files:format', { file: quoted(value), kind }),
          hint: /\.hei[cf]$/i.test(value)
            ? msg('checks/files:heic-hint')
            : msg('checks/files:format-hint', { formats: { list: use, last: 'or' } }),
        };
  const otherCase = files.inOtherCase(value);
  if (otherCase)
    return {
      code: `${kind}-case`,
      message: msg('checks/files:case', { file: quoted(otherCase), written: quoted(value) }),
      hint: writeThis(otherCase),
      fix: { value: otherCase },
    };
  const near = nearFile(value, all());
  return {
    code: `${kind}-missing`,
    message: [msg('checks/files:missing', { kind, file: quoted(value) }), didYouMean(near)],
    hint: near ? writeThis(near) : hintOf(kind, 'missing', plainName(value)),
    fix: near ? { value: near } : undefined,
    guess: near !== plainName(value),
  };
}

/** The studio takes pictures alone. */
const hintOf = (kind: Kind, what: 'name' | 'missing', name: string) =>
  msg(`checks/files:${what}${kind === 'picture' ? '' : '-file'}-hint`, { name });

/** The address that a file may have: no spaces, accents nor other signs. */
function plainName(value: string): string {
  const path = value
    .replaceAll('\\', '/')
    .replace(/^(?:https?:\/\/[^/]+|[a-z]:|.*?\bpublic(?=\/))?[./]*/i, '/');
  return withoutAccents(path).replace(/[^A-Za-z0-9_./-]+/g, '-');
}

/** The file of the same name in whatever folder or format, or one whose name is like it: folders and ends alike say nothing. */
function nearFile(value: string, all: readonly string[]): string | undefined {
  const plain = plainName(value);
  const name = plain.slice(plain.lastIndexOf('/')).toLowerCase();
  const sameFolder = all.filter((file) => folderOf(file) === folderOf(plain));
  const bares = new Map([...all, ...sameFolder].map((file) => [bareName(file), file]));
  const near = nearest(bareName(plain), bares.keys());
  return (
    all.find((file) => file === plain) ??
    all.find((file) => file.toLowerCase().endsWith(name)) ??
    (near === undefined ? undefined : bares.get(near))
  );
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** "/pictures/fort.svg" -> "fort" */
const bareName = (file: string): string =>
  file.slice(file.lastIndexOf('/') + 1).replace(/\.[a-z0-9]+$/i, '');
