import { join } from 'node:path';
import { keepChecked, readChecked } from './checked-json.ts';
import { stampOf } from './file-stamp.ts';
import { keyOfCode } from './key-of-code.ts';
import { siteCacheDir } from './project.ts';

const FORMAT = 1;

interface Kept<T> {
  code: string;
  files: Partial<Record<string, [stamp: string | undefined, found: T]>>;
}

/**
 * Caches `find`, which loads a large library: its result for a file is stored as JSON in `.cache/<name>.json`
 * until the file or this code changes. Rejects like `find`.
 */
export function cachedByFile<T>(
  name: string,
  find: (file: string) => Promise<T>,
  folder = siteCacheDir,
): (file: string) => Promise<T> {
  const path = join(folder, `${name}.json`);
  let files: Kept<T>['files'] | undefined;
  return async (file) => {
    const code = keyOfCode();
    if (!files) {
      const kept = readChecked<Kept<T>>(path, FORMAT);
      files = kept?.code === code ? kept.files : {};
    }
    const stamp = stampOf(file);
    const cached = files[file];
    if (cached && cached[0] === stamp) return cached[1];
    const found = await find(file);
    files[file] = [stamp, found];
    keepChecked(path, FORMAT, { code, files } satisfies Kept<T>);
    return found;
  };
}
