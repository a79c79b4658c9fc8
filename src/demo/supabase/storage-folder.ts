import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { App } from '@supabase/lite';

type Adapter = NonNullable<App['_storageAdapter']>;

/** Where lite keeps what is in buckets: files of a folder. Lite itself keeps their rows, and asks the policies. */
export function storageFolder(folder: string): Adapter {
  const fileOf = (bucket: string, key: string): string => {
    const file = join(folder, bucket, key);
    if (relative(join(folder, bucket), file).startsWith('..')) throw new Error('Invalid key');
    return file;
  };
  const read = async (bucket: string, key: string) => {
    const file = fileOf(bucket, key);
    const [body, { mtime }] = await Promise.all([readFile(file), stat(file)]);
    return { body, httpStatusCode: 200, metadata: { ...metadataOf(body), lastModified: mtime } };
  };
  const remove = (bucket: string, key: string) => rm(fileOf(bucket, key), { force: true });
  return {
    driver: folder,
    getObject: (bucket, key) => read(bucket, key),
    async uploadObject(...[bucket, key, , body, mimetype, cacheControl]) {
      const bytes = Buffer.from(await new Response(body as BodyInit).arrayBuffer());
      const file = fileOf(bucket, key);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
      return { ...metadataOf(bytes), mimetype, cacheControl };
    },
    deleteObject: (bucket, key) => remove(bucket, key),
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)));
    },
    headObject: async (bucket, key) => (await read(bucket, key)).metadata,
    copyObject: () => Promise.reject(new Error('Nobody may copy')),
    privateAssetUrl: () => Promise.reject(new Error('Pictures are not transformed')),
  };
}

const metadataOf = (bytes: Buffer) => ({
  cacheControl: 'no-cache',
  contentLength: bytes.length,
  size: bytes.length,
  mimetype: 'application/octet-stream',
  eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
});
