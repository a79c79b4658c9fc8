import { useEffect, useState } from 'react';
import { useFiles, useStore, useStudio } from '../store/use-store.ts';
import { fileOfTarget, PICTURES, useRoute } from '../ui/route.ts';
import { useShowing } from './use-showing.ts';

/** The file that the address names, and the page that the canvas shows meanwhile. */
export function useOpenFile() {
  const store = useStore();
  const { target, pointer } = useRoute();
  const file = useStudio(({ site }) => fileOfTarget(site.files, target));
  const home = useStudio(({ site }) => site.files.find(({ path }) => path === '/'));
  const [lastPage, setLastPage] = useState(home?.file);
  const [openItem, setOpenItem] = useOpenItem(file?.file, pointer);
  const { page: shownPage, ...showing } = useShowing(file, openItem, lastPage);
  const page = file?.kind === 'page' ? file.file : shownPage;
  // The last page may have been removed since, or its creation undone.
  const shown = useStudio(({ site }) =>
    site.files.find((candidate) => candidate.file === (page ?? lastPage)),
  );
  const canvasFile = (shown ?? home)?.file;

  useFiles([file?.file, canvasFile].filter((name) => name !== undefined));
  useEffect(() => {
    if (page) setLastPage(page);
  }, [page]);
  useEffect(() => store.showPage(canvasFile), [store, canvasFile]);

  const isPictures = target === PICTURES;
  const isGone = target !== '' && !isPictures && !file;
  return { file, pointer, canvasFile, isPictures, isGone, openItem, setOpenItem, ...showing };
}

/** The pointer of the open item of a list, or of the open record; '' when none is open. */
function useOpenItem(file: string | undefined, pointer: string) {
  const [item, setItem] = useState('');
  const [of, setOf] = useState({ file, pointer });
  const isOther = of.file !== file || of.pointer !== pointer;
  if (isOther) setOf({ file, pointer });
  if (isOther && (of.file !== file || !item.startsWith(`${pointer}/`))) setItem('');
  return [item, setItem] as const;
}
