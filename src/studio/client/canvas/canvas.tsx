import { Box, Typography } from '@mui/material';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { notesInWords } from '../../../app/dev/notes-in-words.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { t, worded } from '../../../words/reader.ts';
import { host } from '../../shared/host.ts';
import { type CanvasKey, type FromCanvas, listen, post, type ShownPage } from './messages.ts';
import type { PageTexts } from './page-texts.ts';
import { SLOT_ID } from './typing-slot.ts';

export interface CanvasSelection {
  section: number | undefined;
  /** The name in the frame around the section. */
  name: string;
  /** Whether to scroll to the section; false if the person has just clicked it. */
  reveal: boolean;
  /** The pointer of the open list item in the section, such as "/slides/2", or ''. */
  item: string;
}

/** The element to type in, as an index of what was reached, and of its texts. */
export interface Typing {
  target: number;
  text: number;
  isRich: boolean;
}

/** The place of a text that is typed on the page. */
export interface TypingPlace {
  slot: HTMLElement;
  /** The number of letters before the caret; undefined puts it at the end. */
  caret: number | undefined;
  onStep(step: 1 | -1): void;
  onLeave(): void;
}

interface Props {
  width: number;
  shown: ShownPage | undefined;
  /** Why there may be nothing to show. */
  hasErrors: boolean;
  selection: CanvasSelection;
  live: boolean;
  /** The same object as long as the same text is typed. */
  typing: Typing | undefined;
  /** Renders the editor into the place that the canvas has made for it. */
  renderTyped(slot: TypingPlace): ReactNode;
  /** Returns whether one of the texts is typed on the page. */
  onReach(targets: readonly PageTexts[], isClick: boolean): Promise<boolean>;
  onEndTyping(): void;
  onFollow(address: string): void;
  onKey(key: CanvasKey): void;
}

type Reached = Extract<FromCanvas, { reached: object }>['reached'];

const FRAME = {
  position: 'relative',
  overflow: 'hidden',
  minWidth: 0,
  minHeight: 0,
  // Over the page, which would cover an outline.
  '&:focus-within::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: '2px solid var(--mui-palette-primary-main)',
    pointerEvents: 'none',
  },
};

/** In milliseconds, more than the page takes to load. */
const RELOAD_AFTER = 20_000;

/** The page as visitors see it at a chosen width, scaled down to fit. */
export function Canvas({ width, shown, hasErrors, selection, live, typing, ...events }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const size = useSize(container, width);
  const latest = useLatest(events);
  /** What the canvas has made place for. */
  const [slot, setSlot] = useState<{ of: Typing | undefined; caret: number | undefined }>();
  const typingNow = useLatest(typing);

  const reaches = useRef(0);
  const reach = async ({ targets, isClick }: Reached): Promise<void> => {
    reaches.current += 1;
    const reached = reaches.current;
    let isTyped = false;
    try {
      isTyped = await latest.current.onReach(targets, isClick);
    } finally {
      // After a failure, which the studio shows, keys are the section's again too.
      const page = frame.current?.contentWindow;
      if (page && !isTyped && reached === reaches.current) post(page, { untyped: true });
    }
  };

  useEffect(
    () =>
      listen<FromCanvas>(
        () => frame.current?.contentWindow,
        (message) => {
          if ('ready' in message) setReady(true);
          else if ('reached' in message) reach(message.reached);
          else if ('slot' in message) setSlot({ of: typingNow.current, caret: message.slot.caret });
          else if ('followed' in message) latest.current.onFollow(message.followed);
          else latest.current.onKey(message.key);
        },
      ),
    [],
  );

  // The page's script cannot start while the site has certain errors.
  const isStuck = shown !== undefined && !ready;
  useEffect(() => {
    if (!isStuck) return;
    const timer = setTimeout(() => frame.current?.contentWindow?.location.reload(), RELOAD_AFTER);
    return () => clearTimeout(timer);
  }, [isStuck]);

  const page = frame.current?.contentWindow;
  useEffect(() => {
    if (ready && page && shown) {
      const data = notesInWords(shown.data, worded); // the page itself knows no words of tools
      post(page, { show: { ...shown, data } });
    }
  }, [ready, page, shown]);
  const { section, name, reveal, item } = selection;
  useEffect(() => {
    if (ready && page) post(page, { select: { section, name, reveal, item } });
  }, [ready, page, section, name, reveal, item]);
  useEffect(() => {
    if (ready && page) post(page, { live });
  }, [ready, page, live]);
  useEffect(() => {
    if (!ready || !page) return;
    post(page, {
      typing: typing && { target: typing.target, text: typing.text, isRich: typing.isRich },
    });
  }, [ready, page, typing]);
  const slotElement = typing && slot?.of === typing && page?.document.getElementById(SLOT_ID);

  const scale = Math.min(1, size.width / width) || 1; // the canvas may be hidden
  return (
    <Box ref={container} sx={FRAME}>
      {!shown && (
        <Typography role="status" variant="body2" sx={{ padding: 6, color: 'text.secondary' }}>
          {t(hasErrors ? 'studio/canvas:has-errors' : 'studio/canvas:not-yet')}
        </Typography>
      )}
      {page &&
        slotElement &&
        events.renderTyped({
          slot: slotElement,
          caret: slot.caret,
          onStep(step) {
            post(page, { step });
            events.onEndTyping();
          },
          onLeave() {
            frame.current?.focus();
            events.onEndTyping();
          },
        })}
      <iframe
        ref={frame}
        src={host().canvas}
        title={t('studio/canvas:title')}
        style={{
          position: 'absolute',
          top: 0,
          left: Math.max(0, (size.width - width * scale) / 2),
          width,
          height: size.height / scale,
          border: 0,
          background: shown ? '#fff' : undefined,
          // It may hold another page, or the page as it was.
          visibility: shown ? undefined : 'hidden',
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}

function useSize(element: RefObject<HTMLElement | null>, width: number) {
  const [size, setSize] = useState({ width, height: 0 });
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: box.clientWidth, height: box.clientHeight }),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
