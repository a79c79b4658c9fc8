import { useTask } from '../../../ui/use-task.ts';
import { useForm } from '../../state/form-context.ts';

/** Adds a picture to the site and chooses it. `error` says why it could not be added. */
export function useUpload(onDone: (path: string) => void) {
  const { addPicture } = useForm();
  const { busy, error, run } = useTask();
  const upload = (file: File) => run(async () => onDone(await addPicture(file)));
  return { upload, busy, error };
}
