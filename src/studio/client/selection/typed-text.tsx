import { Box } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { isSample } from '../../../content/read/words/sample-text.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { getAtPointer, segmentsOf } from '../../shared/json-pointer.ts';
import type { TypingPlace } from '../canvas/canvas.tsx';
import { whenTyped } from '../canvas/waiting-field.ts';
import { changeField } from '../fields/change-field.ts';
import { blockPlace, withPastedBlocks } from '../form/kinds/rich-text/pasted-blocks.ts';
import { PLAIN, RICH, RICH_WITH_LISTS } from '../form/kinds/rich-text/text-formats.ts';
import { Toolbar } from '../form/kinds/rich-text/toolbar.tsx';
import { useTextEditor } from '../form/kinds/rich-text/use-text-editor.ts';
import { shownText } from '../form/kinds/text-field.tsx';
import { splitItem } from '../form/kinds/use-items.ts';
import { rootNode } from '../form/schema/schema-node.ts';
import { SourcesContext } from '../form/state/form-context.ts';
import { LengthCounter } from '../form/ui/controls.tsx';
import { useFileValue, useStore, useStudio } from '../store/use-store.ts';
import type { TypeableText } from './typeable-text.ts';

interface Props extends TypingPlace {
  text: TypeableText;
  /** Something else got the focus, or the text is gone. */
  onEnd(): void;
}

/** The editor of a text in the page itself, with the bar of a rich text above it. */
export function TypedText({ text, slot, caret, onStep, onLeave, onEnd }: Props) {
  const { file, pointer, isRich } = text;
  const store = useStore();
  const value = getAtPointer(useFileValue(file.file), pointer);
  const sources = useStudio(({ site }) => site.sources);
  const { editor, ...linking } = useTextEditor({
    format: formatOf(text),
    value,
    change(written) {
      const next = written === '' && !text.isRequired ? undefined : written;
      changeField(store, file, pointer, next);
      return next;
    },
    split(texts) {
      const list = pointer.slice(0, pointer.lastIndexOf('/'));
      const index = Number(segmentsOf(pointer).at(-1));
      const { maxItems = 0 } = text;
      const items = splitItem(getAtPointer(store.value(file.file), list), {
        index,
        texts,
        maxItems,
      });
      if (!items) return false;
      changeField(store, file, list, items);
      onEnd();
      return true;
    },
    putBlocks(pasted) {
      const { schemas } = store.get().start;
      const scope = {
        schemas,
        root: rootNode(schemas, file.schema),
        value: store.value(file.file),
      };
      const place = blockPlace(scope, pointer);
      const blocks = place && withPastedBlocks(place, pasted);
      if (!blocks) return false;
      changeField(store, file, place.pointer, blocks);
      onEnd();
      return true;
    },
    attributes: {
      role: 'textbox',
      'aria-label': text.label,
      'aria-multiline': String(isRich),
    },
    onKey({ key, shiftKey }) {
      const isEnd = key === 'Escape' || (key === 'Enter' && !isRich);
      if (isEnd) onLeave();
      else if (key === 'Tab') onStep(shiftKey ? -1 : 1);
      return isEnd || key === 'Tab';
    },
    element: { mount: slot },
  });
  useStart(editor, slot, { caret, isAll: isSample(value) });
  useEndOnBlur(editor, linking.isLinking ? undefined : onEnd);
  const box = useBox(slot);
  if (!isRich) return null;
  return (
    <SourcesContext value={sources}>
      <Box
        data-typing-bar=""
        sx={{ position: 'fixed', zIndex: 1, pointerEvents: 'none', '& > *': BAR, ...box }}
      >
        <Toolbar editor={editor} {...linking}>
          <LengthCounter text={shownText(value)} maxLength={text.maxLength} />
        </Toolbar>
      </Box>
    </SourcesContext>
  );
}

function formatOf({ isRich, mayHaveLists }: TypeableText) {
  if (!isRich) return PLAIN;
  return mayHaveLists ? RICH_WITH_LISTS : RICH;
}

const BAR = { display: 'flex', pointerEvents: 'auto' };

/**
 * Puts the caret where the page was clicked, and writes what has been typed since. Of a sample, all of it is
 * selected.
 */
function useStart(
  editor: Editor,
  slot: HTMLElement,
  given: { caret: number | undefined; isAll: boolean },
): void {
  const [start] = useState(given);
  useEffect(
    () =>
      whenTyped(slot, ({ text, isAll }) => {
        if (start.isAll || isAll) editor.commands.selectAll();
        else editor.commands.setTextSelection(positionOf(editor, start.caret));
        editor.view.focus();
        if (text) editor.view.dispatch(editor.state.tr.insertText(text));
      }),
    [editor, slot, start],
  );
}

function positionOf({ state: { doc } }: Editor, caret = Infinity): number {
  let left = caret;
  let position = doc.content.size;
  doc.descendants((node, start) => {
    const { length } = node.text ?? '';
    if (left >= 0 && left <= length && node.isText) position = start + left;
    left -= length;
  });
  return position;
}

/** Ends the typing when the focus goes elsewhere in this window, but to a dialog of the text: then `onEnd` is undefined. */
function useEndOnBlur(editor: Editor, onEnd: (() => void) | undefined): void {
  // A dialog takes the focus before its effects run.
  const latest = useLatest(onEnd);
  useEffect(() => {
    const onBlur = () =>
      setTimeout(() => {
        const { activeElement } = document;
        const isInFrame = activeElement instanceof HTMLIFrameElement;
        if (!isInFrame || activeElement.contentDocument?.activeElement !== editor.view.dom)
          latest.current?.();
      });
    editor.on('blur', onBlur);
    return () => void editor.off('blur', onBlur);
  }, [editor, latest]);
}

/** The height of the bar, in pixels. */
const BAR_HEIGHT = 30;

/** The box of an element of the page in the studio's window. The bar above it stays in sight. */
function useBox(slot: HTMLElement) {
  const [box, setBox] = useState({ left: 0, top: 0, width: 0 });
  useLayoutEffect(() => {
    const view = slot.ownerDocument.defaultView;
    const frame = view?.frameElement;
    if (!view || !frame) return;
    const measure = () => {
      const outer = frame.getBoundingClientRect();
      const inner = slot.getBoundingClientRect();
      const scale = outer.width / view.innerWidth;
      const above = outer.top + inner.top * scale - 4;
      const fitsAbove = above > outer.top + BAR_HEIGHT;
      const below = outer.top + inner.bottom * scale + 4 + BAR_HEIGHT;
      const top = Math.min(fitsAbove ? above : below, outer.bottom);
      setBox({ left: outer.left + inner.left * scale, top, width: inner.width * scale });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(slot);
    view.addEventListener('scroll', measure, true);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      view.removeEventListener('scroll', measure, true);
      removeEventListener('resize', measure);
    };
  }, [slot]);
  return box;
}
