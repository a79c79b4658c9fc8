import { useState } from 'react';
import { useForm } from '../../state/form-context.ts';

/** Adds a picture to the site and chooses it; why not, where it cannot be. */
export function useUpload(onDone: (path: string) => void) {
  const { addPicture } = useForm();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const upload = async (file: File) => {
    setBusy(true);
    setError(undefined);
    try {
      onDone(await addPicture(file));
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setBusy(false);
    }
  };
  return { upload, busy, error };
}
