import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import { t } from '../../../words/reader.ts';
import { type FromCanvas, listen, post, type ShownPage } from '../canvas/messages.ts';

/** What is spoken of. */
export interface Pointed {
  /** Null for the page as a whole. */
  section: number | null;
  /** Whether to scroll to it; false if it was just pressed. */
  reveal: boolean;
}

interface Props {
  canvas: string;
  page: Pick<ShownPage, 'data' | 'site'>;
  title: string;
  pointed: Pointed;
  /** In the frame around what is spoken of. */
  name: string;
  /** Whether a press chooses a section; otherwise it uses the page. */
  isPicking: boolean;
  onPick(section: number | null): void;
  onFollow(address: string): void;
  /** Enter on a section. */
  onLeave(): void;
}

interface Picking extends Pick<Props, 'pointed' | 'onPick' | 'onLeave'> {
  /** How many sections there are. */
  count: number;
}

function onKey(key: string, { pointed, count, onPick, onLeave }: Picking): void {
  if (key === 'Enter' || key === 'Escape') onLeave();
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const next = (pointed.section ?? -1) + (step ?? 0);
  if (step && next >= 0 && next < count) onPick(next);
}

/** The page as it would be, drawn by the canvas of the studio. */
export function PageFrame({ canvas, page, title, pointed, name, isPicking, ...events }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const latest = useLatest({ ...events, pointed, count: page.data.page.sections.length });

  useEffect(
    () =>
      listen<FromCanvas>(
        () => frame.current?.contentWindow,
        (message) => {
          if ('ready' in message) setReady(true);
          else if ('followed' in message) latest.current.onFollow(message.followed);
          else if ('reached' in message)
            latest.current.onPick(message.reached.targets[0]?.section ?? null);
          else if ('key' in message) onKey(message.key.key, latest.current);
        },
      ),
    [latest],
  );

  const target = isReady ? frame.current?.contentWindow : undefined;
  useEffect(() => {
    if (target) post(target, { show: page });
  }, [target, page]);
  useEffect(() => {
    if (target) post(target, { live: !isPicking });
  }, [target, isPicking]);
  useEffect(() => {
    if (!target) return;
    const section = isPicking ? (pointed.section ?? undefined) : undefined;
    post(target, { select: { section, name, reveal: pointed.reveal, item: '' } });
  }, [target, isPicking, pointed, name]);

  return (
    <iframe
      ref={frame}
      src={canvas}
      title={t('studio/links:page-titled', { title })}
      style={{ display: 'block', width: '100%', height: '100%', border: 0, background: '#fff' }}
    />
  );
}
