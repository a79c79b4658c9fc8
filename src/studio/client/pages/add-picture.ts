import { enumerated } from '../../../words/message.ts';
import { t } from '../../../words/reader.ts';
import type { UploadWatch } from '../../shared/upload-watch.ts';
import type { StudioStore } from '../store/store.ts';
import { notify } from '../ui/notify.tsx';

/** Uploads a picture, and tells what was done to it. Resolves to its path. */
export async function addPicture(
  store: StudioStore,
  picture: File,
  watch: UploadWatch,
): Promise<string> {
  const { path, done } = await store.addPicture(picture, watch);
  if (done.length > 0) notify(t('studio/fields:picture-saved', { done: enumerated(done) }));
  return path;
}
