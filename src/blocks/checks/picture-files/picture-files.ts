import { drawingFault } from '../../../content/read/files/drawing-fault.ts';
import { FILE_ENDS } from '../../../content/read/files/public-files.ts';
import { oncePerFile } from '../../../content/read/files/site-files.ts';
import { usesNaming } from '../../../content/read/site/link-uses.ts';
import type { PictureFault } from '../../../content/read/site/machine.ts';
import { siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { msg, type Quoted, quoted } from '../../../words/message.ts';

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
    const drawing = fault === 'damaged' ? brokenDrawing(machine.files, file) : undefined;
    const finding = fault && !isOther ? (drawing ?? damaged(value, fault)) : own;
    if (!finding) continue;
    // The first problem of a picture is enough.
    for (const { entry, reference } of usesNaming(['picture', value], named).slice(0, 1))
      report(entry, { ...finding, pointer: reference.pointer });
  }
});

const findingIn = oncePerFile('picture-files', (files, file, { size }): OwnFinding | undefined => {
  const value = file.slice('public'.length);
  const extension = value.slice(value.lastIndexOf('.') + 1);
  const begins = BEGINNINGS[extension];
  if (begins && !begins.test(String.fromCharCode(...(files.read(file, 64) ?? []))))
    return {
      code: 'picture-content',
      message: msg('checks/picture-files:content', { picture: quoted(value), extension }),
      hint: msg('checks/picture-files:content-hint', { extension }),
    };
  if (size <= HEAVY) return undefined;
  return {
    code: 'picture-heavy',
    severity: 'warning',
    message: msg(
      extension === 'svg' ? 'checks/picture-files:heavy-drawing' : 'checks/picture-files:heavy',
      { picture: quoted(value), megabytes: size / 1e6 },
    ),
    hint: msg('checks/picture-files:heavy-hint'),
  };
});

/** Where a drawing cannot be read, and why. */
const brokenDrawing = oncePerFile('broken-drawings', (files, file): OwnFinding | undefined => {
  const fault = file.endsWith('.svg')
    ? drawingFault(new TextDecoder().decode(files.read(file)))
    : undefined;
  return (
    fault && {
      code: 'picture-damaged',
      message: msg('checks/picture-files:damaged-drawing', {
        picture: quoted(file.slice('public'.length)),
        ...fault,
      }),
      hint: msg('checks/picture-files:damaged-drawing-hint'),
    }
  );
});

const damaged = (value: string, fault: PictureFault): OwnFinding => ({
  code: 'picture-damaged',
  ...FAULTS[fault](quoted(value)),
});

const FAULTS: Record<PictureFault, (picture: Quoted) => Pick<OwnFinding, 'message' | 'hint'>> = {
  damaged: (picture) => ({
    message: msg('checks/picture-files:damaged', { picture }),
    hint: msg('checks/picture-files:damaged-hint'),
  }),
  heic: (picture) => ({
    message: msg('checks/picture-files:heic', { picture }),
    hint: msg('checks/picture-files:heic-hint'),
  }),
  'too-large': (picture) => ({
    message: msg('checks/picture-files:too-large', { picture }),
    hint: msg('checks/picture-files:too-large-hint'),
  }),
};
