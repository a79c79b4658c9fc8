import { useEffect, useState } from 'react';
import { useStore, useStudio } from '../store/use-store.ts';
import { fileOfTarget, PICTURES, useRoute } from '../ui/route.ts';

/** The file that the address names, and the page that the canvas shows meanwhile. */
export function useOpenFile() {
  const store = useStore();
  const { target, pointer } = useRoute();
  const file = useStudio(({ site }) => fileOfTarget(site.files, target));
  const home = useStudio(({ site }) => site.files.find(({ path }) => path === '/'));
  const [lastPage, setLastPage] = useState(home?.file);
  // The last page may have been removed since, or its creation undone.
  const last = useStudio(({ site }) => site.files.find((candidate) => candidate.file === lastPage));
  const canvasFile = file?.kind === 'page' ? file.file : (last ?? home)?.file;

  useEffect(() => {
    if (file) void store.open([file.file]);
    if (file?.kind === 'page') setLastPage(file.file);
  }, [store, file]);
  useEffect(() => store.showPage(canvasFile), [store, canvasFile]);

  const isPictures = target === PICTURES;
  return { file, pointer, canvasFile, isPictures, isGone: target !== '' && !isPictures && !file };
}
