import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Connect } from 'vite';
import { variantAddress } from '../content/compile/picture-geometry.ts';
import { makeVariant } from '../content/node/picture-variants.ts';
import { siteCacheDir } from '../node/project.ts';
import { replaceFile } from '../node/replace-file.ts';
import { UserError } from '../words/user-error.ts';

/** The variants of photos, made when a browser asks for one, and kept in `.cache/pictures/` of the site. */
export function pictureServices(root: string): Connect.NextHandleFunction {
  const made = new Map<string, Promise<Buffer | undefined>>();
  return async (request, response, next) => {
    const name = basename(request.url ?? '');
    try {
      const picture = made.get(name) ?? readOrMake(root, name);
      made.set(name, picture);
      const bytes = await picture;
      made.delete(name);
      if (!bytes) return next();
      response.setHeader('Content-Type', `image/${extname(name).slice(1)}`);
      response.setHeader('Cache-Control', 'max-age=31536000, immutable');
      response.end(bytes);
    } catch (error) {
      made.delete(name);
      if (!(error instanceof UserError)) return next(error);
      // The picture is gone, which the validator tells of: the page around it stays.
      response.statusCode = 404;
      response.end(error.message);
    }
  };
}

async function readOrMake(root: string, name: string): Promise<Buffer | undefined> {
  if (!/^[\w.-]+\.(avif|webp)$/.test(name)) return undefined;
  const kept = await readFile(join(siteCacheDir, 'pictures', name)).catch(() => undefined);
  if (kept) return kept;
  const bytes = await makeVariant(variantAddress(name));
  if (bytes) replaceFile(root, `.cache/pictures/${name}`, bytes);
  return bytes;
}
