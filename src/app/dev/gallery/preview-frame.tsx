import { useEffect, useRef, useState } from 'react';
import { STILL } from './gallery-data.ts';

interface Props {
  src: string;
  title: string;
  /** The width of the page's window. */
  width: number;
  /** Only a picture, which cannot be used. */
  still?: boolean;
}

const HEIGHT = 900;

/** A page of the site in a window of a given width, scaled down to fit. */
export function Frame({ src, title, width, still = false }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(0);
  const [height, setHeight] = useState(HEIGHT);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setScale(Math.min(1, (entry?.contentRect.width ?? 0) / width)),
    );
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, [width]);

  useEffect(() => {
    const reload = () => frame.current?.contentWindow?.location.reload();
    import.meta.hot?.on('site-config', reload);
    return () => import.meta.hot?.off('site-config', reload);
  }, []);

  const measured = useRef<ResizeObserver>(undefined);
  useEffect(() => () => measured.current?.disconnect(), []);
  const loaded = () => {
    const inside = frame.current?.contentDocument;
    const main = inside?.querySelector('main');
    if (!inside || !main) return;
    inside.addEventListener('click', stay, true);
    measured.current?.disconnect();
    measured.current = new ResizeObserver(() => setHeight(Math.ceil(main.offsetHeight) || HEIGHT));
    if (!still) measured.current.observe(main);
  };

  return (
    <div ref={container} className="frame" style={{ height: still ? undefined : height * scale }}>
      {scale > 0 && (
        <iframe
          ref={frame}
          src={still ? src + STILL : src}
          title={title}
          loading="lazy"
          inert={still}
          onLoad={loaded}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}

/** Links in a preview lead nowhere, as it would show another page. */
function stay(event: MouseEvent): void {
  const target = event.target as Element | null;
  if (!target?.closest?.('a[href]')) return;
  event.preventDefault();
  event.stopPropagation();
}
