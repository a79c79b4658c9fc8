import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import type { GalleryPicture, Picture as PictureConfig } from '../../../types/config.gen.ts';
import { usePictureSize } from '../../../ui/data/assets-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { useNumeral } from '../../../ui/data/use-numeral.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';

interface Props {
  title: string;
  pictures: readonly GalleryPicture[];
  labels: SectionOf<'photo-gallery'>['labels'];
  /** The index of the picture that is shown first. */
  first: number;
  onClose(): void;
}

/** The chunk of every photo of a page, which is there already. */
const FittedImage = lazyComponent(
  async () => (await import('../../../ui/fitted-image.tsx')).FittedImage,
);

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A native modal in which the pictures stand in a row: fingers push it, arrows and buttons go one on. */
export function Viewer({ title, pictures, labels, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(first);
  const numeral = useNumeral();
  const last = pictures.length - 1;

  const goTo = (index: number, behavior?: ScrollBehavior) => {
    const target = row.current?.children[Math.min(last, Math.max(0, index))];
    target?.scrollIntoView({ ...(behavior && { behavior }), inline: 'center', block: 'nearest' });
  };
  const start = useRef(() => goTo(first, 'instant'));
  useEffect(() => {
    dialog.current?.showModal();
    next.current?.focus({ preventScroll: true });
    start.current();
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const { key, currentTarget } = event;
    const step = STEPS[key];
    if (step === undefined) return;
    event.preventDefault(); // the browser would move the row by one more
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
    goTo(shown + (isMirrored ? -step : step));
  }

  function onScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    // In a mirrored page the row is scrolled to the left of its beginning.
    setShown(Math.min(last, Math.round(Math.abs(scrollLeft) / clientWidth)));
  }

  return (
    <Box
      ref={dialog}
      aria-label={title}
      data-background="ink"
      data-no-print=""
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Row ref={row} onScroll={onScroll} tabIndex={0}>
        {pictures.map(({ picture, caption }, index) => (
          <li key={`${picture.src} ${caption}`} inert={index !== shown}>
            <Large picture={picture} />
            {caption && (
              <p>
                <RichText text={caption} />
              </p>
            )}
          </li>
        ))}
      </Row>
      <Bar>
        <Button label={labels.previous} onPress={() => goTo(shown - 1)} isOff={shown === 0} isSided>
          M15 4l-8 8 8 8
        </Button>
        <span role="status">
          {numeral(shown + 1)} / {numeral(pictures.length)}
        </span>
        <Button
          ref={next}
          label={labels.next}
          onPress={() => goTo(shown + 1)}
          isOff={shown === last}
          isSided
        >
          M9 4l8 8-8 8
        </Button>
        <Button label={labels.close} onPress={() => dialog.current?.close()}>
          M5 5l14 14M19 5L5 19
        </Button>
      </Bar>
    </Box>
  );
}

/** In the widths that the build has made for the page, of which this takes those of the window. */
function Large({ picture }: { picture: PictureConfig }) {
  const { width, height, fitted } = usePictureSize(picture.src);
  const image = { src: picture.src, alt: picture.alt, width, height, loading: 'lazy' as const };
  if (!fitted) return <img {...image} alt={picture.alt} />;
  const sources = fitted.sources.map((source) => ({ ...source, sizes: '100vw' }));
  const { position: _, ...whole } = fitted;
  return (
    <Suspense fallback={null}>
      <FittedImage {...image} fitted={{ ...whole, sources }} />
    </Suspense>
  );
}

interface ButtonProps {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  isOff?: boolean;
  /** True for an icon that points to a side, which is the other one in a mirrored page. */
  isSided?: boolean;
  onPress(): void;
  /** The path of its icon. */
  children: string;
}

/** A button at an end stays one that can have the focus, so that nobody loses it. */
const Button = ({ ref, label, isOff = false, isSided, onPress, children }: ButtonProps) => (
  <button
    ref={ref}
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={isOff ? undefined : onPress}
  >
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" data-side={isSided && ''}>
      <path d={children} fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  </button>
);

const Box = styled('dialog')({
  width: '100%', // without the scrollbar of the page
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overscrollBehavior: 'contain',
  '&[open]': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' },
});

const Row = styled('ul')({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'auto hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  // As wide as the window, it shows its focus on what is in it.
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible li:not([inert]) img': { outline: '3px solid var(--focus)' },
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '& li': {
    flex: '0 0 100%',
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    justifyItems: 'center',
    gap: spacing(1.5),
    minWidth: 0,
    padding: 'clamp(12px, 3vw, 40px) clamp(12px, 4vw, 64px) 0',
    scrollSnapAlign: 'center',
    scrollSnapStop: 'always',
  },
  '& img': {
    width: '100%',
    height: '100%',
    minHeight: 0,
    objectFit: 'contain',
  },
  '& p': { maxWidth: 720, margin: 0, fontSize: size.small, textAlign: 'center' },
});

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing(1.5), // the focus of a button stays off the number
  padding: spacing(1.5),
  fontVariantNumeric: 'tabular-nums',
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    padding: 0,
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
    '&:last-of-type': { marginInlineStart: spacing(2) },
  },
});
