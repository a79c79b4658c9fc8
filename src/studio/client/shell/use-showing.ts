import { useCallback, useEffect, useRef, useState } from 'react';
import { segmentsOf } from '../../../lib/json.ts';
import type { ShowingAnswer, StudioFile } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import type { FieldLocation } from '../store/history.ts';
import { showAnswer } from '../store/show-answer.ts';
import { useStore } from '../store/use-store.ts';

/**
 * The page and section on which the open form or record can be seen. `stayFor` keeps the canvas as it is for
 * a form or record that was opened by a click in it.
 */
export function useShowing(file: StudioFile | undefined, item: string, last: string | undefined) {
  const store = useStore();
  const [shown, setShown] = useState<ShowingAnswer & { of: string }>();
  const clicked = useRef('');
  const latest = useRef(last);
  useEffect(() => {
    latest.current = last;
  });
  const hasPage = file?.kind === 'form' || file?.kind === 'collection';
  const name = hasPage ? file.file : undefined;
  const id = file?.kind === 'collection' ? segmentsOf(item)[0] : undefined;
  const of = nameOf(name, id);
  useEffect(() => {
    // A collection is opened first, then the clicked record in it.
    if (name === undefined || clicked.current.startsWith(of)) return undefined;
    clicked.current = '';
    const { edits } = store.get();
    return showAnswer(
      () => ask('showing', { edits, file: name, id, last: latest.current }),
      (answer) => setShown({ ...answer, of }),
    );
  }, [store, name, id, of]);
  const stayFor = useCallback(({ file: clickedFile, pointer }: FieldLocation) => {
    clicked.current = nameOf(clickedFile, segmentsOf(pointer)[0]);
  }, []);
  const { page, section, type } = shown?.of === of ? shown : {};
  return { page, shownSection: section, shownType: type, stayFor };
}

const nameOf = (file = '', id = '') => `${file} ${id}`;
