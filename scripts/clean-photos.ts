/** `node scripts/run.mjs scripts/clean-photos.ts`: takes out of the photos of public/ where they were taken. */
import { cleanPhotos } from '../src/commands/clean-photos.ts';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { diskFiles } from '../src/content/node/disk-files.ts';
import { FILE_ENDS, listPublic } from '../src/content/read/files/public-files.ts';
import { contentRoot } from '../src/node/project.ts';
import { msg } from '../src/words/message.ts';
import { t } from '../src/words/reader.ts';

await runCommand(async () => {
  readOptions({
    name: 'node bin/site-in-json.mjs clean-photos',
    about: msg('commands/help:clean-photos'),
    options: SITE,
  });
  const photos = [...listPublic(diskFiles(contentRoot)).all].filter(
    (path) => FILE_ENDS.picture.test(path.toLowerCase()) && !path.endsWith('.svg'),
  );
  const cleaned = await cleanPhotos(
    contentRoot,
    photos.map((path) => `public${path}`),
  );
  for (const file of cleaned) console.log(file);
  console.log(
    cleaned.length === 0
      ? t('commands/photos:none')
      : t('commands/photos:cleaned', { count: cleaned.length }),
  );
});
