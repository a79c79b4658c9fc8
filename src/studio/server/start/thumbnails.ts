import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Routes } from '../../../node/http.ts';
import { projectRoot } from '../../../node/project.ts';

const FOLDER = join(projectRoot, 'docs/secoes');

export const thumbnails = (): Set<string> =>
  new Set(readdirSync(FOLDER).flatMap((name) => /^(.+)\.webp$/.exec(name)?.[1] ?? []));

/** One route for each picture, so that a request cannot name any other file. */
export const thumbnailRoutes = (): Routes =>
  Object.fromEntries(
    [...thumbnails()].map((type) => [
      `/secao/${type}.webp`,
      {
        GET: (_request, response) => {
          response.setHeader('Content-Type', 'image/webp');
          response.setHeader('Cache-Control', 'max-age=3600');
          response.end(readFileSync(join(FOLDER, `${type}.webp`)));
        },
      },
    ]),
  );
