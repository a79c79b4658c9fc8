import { Alert, Box } from '@mui/material';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageData, SiteData } from '../../../ui/data/types.ts';
import { t } from '../../../words/reader.ts';
import type { CanvasPage } from '../../shared/canvas-page.ts';
import { host } from '../../shared/host.ts';
import type { ProposalFile } from '../../shared/proposals.ts';
import { type FromCanvas, listen, post } from '../canvas/messages.ts';
import { useAnswer } from '../store/use-answer.ts';
import { Caption } from '../ui/elements.ts';

interface Props {
  file: ProposalFile & { page: string };
  sent: readonly string[];
}

/** A page as it was and as it is proposed, side by side; both scroll together. */
export function BeforeAndAfter({ file: { title, page, what }, sent }: Props) {
  const before = useAnswer('proposal-page', { page, sent: [] });
  const after = useAnswer('proposal-page', { page, sent });
  const error = before.error || after.error;
  if (error) return <Alert severity="error">{error}</Alert>;
  if (!before.answer || !after.answer)
    return <Caption role="status">{t('studio/review:drawing')}</Caption>;
  const sides = [
    { name: t('studio/review:before'), shown: before.answer.page, isThere: what !== 'new' },
    { name: t('studio/review:after'), shown: after.answer.page, isThere: what !== 'removed' },
  ];
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label={t('studio/review:before-and-after-of', { title })}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: 2,
        maxHeight: 480,
        overflow: 'auto',
        marginBlock: 1,
        border: 1,
        borderColor: 'divider',
        padding: 2,
      }}
    >
      {sides.map(({ name, shown, isThere }) => (
        <div key={name}>
          <Caption sx={{ marginBottom: 1 }}>{name}</Caption>
          {shown ? (
            <PagePicture label={`${name}: ${title}`} page={shown} />
          ) : (
            <Caption>{t(isThere ? 'studio/review:has-errors' : 'studio/review:no-page')}</Caption>
          )}
        </div>
      ))}
    </Box>
  );
}

interface PagePictureProps {
  /** "Antes: Sobre nós" */
  label: string;
  page: CanvasPage;
}

const WIDTH = 1440;
/** Upper bound, in CSS pixels of the page: what fills the window would grow with its frame. */
const MAX_HEIGHT = 9_000;

/** The whole page, small, and nothing to use. */
function PagePicture({ label, page }: PagePictureProps) {
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
        post(canvas, { show: { data, site } });
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
        src={host().canvas}
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
