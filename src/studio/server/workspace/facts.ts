import type { PictureUse } from '../../../content/compile/resources.ts';
import { diskFiles } from '../../../content/node/disk-files.ts';
import { iconNames, iconShapes } from '../../../content/node/icons.ts';
import { isOutside } from '../../../content/node/locate-file.ts';
import { pictureFaults } from '../../../content/node/picture-faults.ts';
import { fittedSize } from '../../../content/node/picture-variants.ts';
import { cameToBe, publishedText } from '../../../content/node/published.ts';
import { isPlainPath } from '../../../content/read/files/layout.ts';
import { foundIn, type SiteFiles } from '../../../content/read/files/site-files.ts';
import { isObject } from '../../../lib/json.ts';
import { memoize } from '../../../lib/memoize.ts';
import { fontRanges, missingPackages } from '../../../node/font-files.ts';
import { HttpError } from '../../../node/http.ts';
import { msg } from '../../../words/message.ts';
import type { Facts } from '../../shared/workspace.ts';
import { pictureSizeAt } from '../pictures/library.ts';
import type { DiskSite } from './disk-site.ts';
import { type Endpoint, requiredList, requiredText } from './endpoint.ts';

type Answer = (site: DiskSite, ...given: unknown[]) => unknown;

const text = (value: unknown): string => requiredText(value, 'questions');

/** Answers about a file of public/ that the site has, and is no way out of it; else null. */
const ofPublic =
  (answer: (site: DiskSite, file: string) => unknown): Answer =>
  (site, given) => {
    const file = text(given);
    const isIn = file.startsWith('public/') && isPlainPath(file);
    if (!isIn || isOutside(site.root, 'public', file)) return null;
    return filesAt(site.root).stat(file)?.kind === 'file' ? answer(site, file) : null;
  };

/** One object for all requests: what is found in a file is kept by it. */
const filesAt = memoize((root: string): SiteFiles => diskFiles(root));

const pathOf = (file: string): string => file.slice('public'.length);

const ANSWERS: Record<keyof Facts, Answer> = {
  published: ({ load }) => {
    const { published } = load().site;
    return published ? [...published] : null;
  },
  'published-text': (site, file) => {
    const known = publishedText(site.root, site.locate(text(file)).file);
    return known === undefined ? null : { text: known };
  },
  'came-to-be': (site, file) => cameToBe(site.root, site.locate(text(file)).file),
  'missing-fonts': (_site, family) => missingPackages(text(family)),
  'font-ranges': (_site, family) => fontRanges(text(family)) ?? null,
  'icon-shapes': (_site, name) => (iconNames().has(text(name)) ? iconShapes(text(name)) : []),
  'picture-fault': ofPublic(({ root }, file) => pictureFaults(root, [file]).get(file) ?? null),
  found: (site, file, finder) =>
    ofPublic(({ root }, known) => foundIn(text(finder), filesAt(root), known) ?? null)(site, file),
  picture: (site, file, use) =>
    ofPublic(({ publicDir }, known) =>
      fittedSize(publicDir, pathOf(known), (isObject(use) ? use : {}) as unknown as PictureUse)
        // What is wrong with it is told by the check.
        .catch(() => null),
    )(site, file),
  'picture-size': ofPublic(({ publicDir }, file) => pictureSizeAt(publicDir, pathOf(file))),
};

export const facts: Endpoint = async (body, site): Promise<{ answers: unknown[] }> => ({
  answers: await Promise.all(
    requiredList(body.questions, 'questions').map((question) => {
      const [name, ...given] = requiredList(question, 'questions');
      if (!isFact(name))
        throw new HttpError(400, msg('studio/server:lacks', { name: 'questions' }));
      return ANSWERS[name](site, ...given);
    }),
  ),
});

const isFact = (name: unknown): name is keyof Facts =>
  typeof name === 'string' && Object.hasOwn(ANSWERS, name);
