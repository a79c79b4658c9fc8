import { Box } from '@mui/material';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageData, SiteData } from '../../../ui/data/types.ts';
import type { CanvasPage } from '../../shared/canvas-page.ts';
import { CANVAS } from '../../shared/protocol.ts';
import { type FromCanvas, listen, send } from '../canvas/messages.ts';

interface Props {
  /** "Antes: Sobre nós" */
  label: string;
  page: CanvasPage;
}

const WIDTH = 1440;
/** Upper bound, in CSS pixels of the page: what fills the window would grow with its frame. */
const MAX_HEIGHT = 9_000;

/** The whole page, small, and nothing to use. */
export function PagePicture({ label, page }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.25);
  const [height, setHeight] = useState(900);

  useEffect(() => {
    const { data, site } = page as { data: PageData; site: SiteData };
    let observer: ResizeObserver | undefined;
    const stop = listen<FromCanvas>(
      () => frame.current?.contentWindow,
      (message) => {
        const { contentWindow: canvas, contentDocument: document } = frame.current ?? {};
        if (!('ready' in message) || !canvas || !document) return;
        send(canvas, { show: { data, site } });
        observer = new ResizeObserver(() => {
          const { scrollHeight } = document.documentElement;
          setHeight((last) => Math.min(Math.max(last, scrollHeight), MAX_HEIGHT));
        });
        observer.observe(document.body);
      },
    );
    return () => {
      stop();
      observer?.disconnect();
    };
  }, [page]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(element.clientWidth / WIDTH));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Box
      ref={box}
      role="img"
      aria-label={label}
      sx={{ height: height * scale, overflow: 'hidden', backgroundColor: '#fff' }}
    >
      <iframe
        ref={frame}
        src={CANVAS}
        title={label}
        inert
        tabIndex={-1}
        style={{
          width: WIDTH,
          height,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}
