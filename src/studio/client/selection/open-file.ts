import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import { segmentsOf } from '../../shared/json-pointer.ts';
import type { ShowingAnswer, StudioFile } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import type { FieldLocation } from '../store/history.ts';
import { fileOf } from '../store/state.ts';
import { showAnswer } from '../store/use-answer.ts';
import { useFiles, useStore, useStudio } from '../store/use-store.ts';
import { fileOfTarget, PICTURES, useRoute } from '../ui/route.ts';

/** The file that the address names, and the page that the canvas shows meanwhile. */
export function useOpenFile() {
  const store = useStore();
  const { target, pointer } = useRoute();
  const file = useStudio(({ site }) => fileOfTarget(site.files, target));
  const home = useStudio(({ site }) => site.files.find(({ path }) => path === '/'));
  const [lastPage, setLastPage] = useState(home?.file);
  const [openItem, setOpenItem] = useOpenItem(file?.file, pointer);
  const { page: shownPage, ...showing } = useShowing(file, openItem, lastPage);
  const isShownItself = file?.kind === 'page' || file?.path !== undefined;
  const page = isShownItself ? file.file : shownPage;
  // The last page may have been removed since, or its creation undone.
  const shown = useStudio(({ site }) => fileOf(site, page ?? lastPage));
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

export type OpenFile = ReturnType<typeof useOpenFile>;

/** The pointer of the open item of a list, or of the open record; '' when none is open. */
function useOpenItem(file: string | undefined, pointer: string) {
  const [item, setItem] = useState('');
  const [of, setOf] = useState({ file, pointer });
  const isOther = of.file !== file || of.pointer !== pointer;
  if (isOther) setOf({ file, pointer });
  if (isOther && (of.file !== file || !item.startsWith(`${pointer}/`))) setItem('');
  return [item, setItem] as const;
}

/**
 * The page and section on which the open form or record can be seen. `stayFor` keeps the canvas as it is for
 * a form or record that was opened by a click in it.
 */
function useShowing(file: StudioFile | undefined, item: string, last: string | undefined) {
  const store = useStore();
  const [shown, setShown] = useState<ShowingAnswer & { of: string }>();
  const clicked = useRef('');
  const latest = useLatest(last);
  const hasPage =
    file?.kind === 'form' ||
    file?.kind === 'collection' ||
    (file?.kind === 'record' && file.path === undefined);
  const name = hasPage ? file.file : undefined;
  const id = file?.kind === 'collection' ? segmentsOf(item)[0] : undefined;
  const of = keyOf(name, id);
  useEffect(() => {
    // A collection is opened first, then the clicked record in it.
    if (name === undefined || clicked.current.startsWith(of)) return undefined;
    clicked.current = '';
    const { edits } = store.get();
    return showAnswer(
      () => ask('showing', { edits, file: name, id, last: latest.current }),
      (answer) => setShown({ ...answer, of }),
    );
  }, [store, name, id, of, latest]);
  const stayFor = useCallback(({ file: clickedFile, pointer }: FieldLocation) => {
    clicked.current = keyOf(clickedFile, segmentsOf(pointer)[0]);
  }, []);
  const { page, section, type } = shown?.of === of ? shown : {};
  return { page, shownSection: section, shownType: type, stayFor };
}

const keyOf = (file = '', id = '') => `${file} ${id}`;
