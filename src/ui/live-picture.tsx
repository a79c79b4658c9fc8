import { styled } from '@mui/material/styles';
import { usePictureSize } from '../data/assets-context.ts';
import { useMessages } from '../data/site-context.ts';
import type { Picture as PictureConfig } from '../types/config.gen.ts';
import { Picture } from './picture.tsx';

interface Props {
  picture: PictureConfig;
  fetch?: 'first';
  /** Something around it can be paused, and it with that: `data-paused`. */
  pausedFromOutside?: boolean;
  className?: string;
}

/**
 * A drawing that moves, if it can, until a visitor, their system or paper wants it still: two
 * addresses of one file, of which styles show one. No script, and browsers do not tell an image
 * that motion is unwanted. They differ by a query too: Chromium keeps one document for addresses that
 * differ by their fragments alone, and may leave it at rest.
 */
export function LivePicture({ picture, fetch, pausedFromOutside, className }: Props) {
  const { live, once } = usePictureSize(picture.src);
  const { pictures } = useMessages();
  if (!live) return <Picture picture={picture} fetch={fetch} className={className} />;
  return (
    <Frame className={className}>
      {!once && !pausedFromOutside && (
        <input
          type="checkbox"
          aria-label={pictures.pause}
          data-no-print=""
          suppressHydrationWarning
        />
      )}
      <Picture picture={picture} fetch={fetch} suffix={`?${live}#${live}`} />
      <Picture picture={picture} />
    </Frame>
  );
}

const atRest = {
  '& > img:first-of-type': { display: 'none' },
  '& > img:last-of-type': { display: 'block' },
};

const Frame = styled('span')({
  display: 'block',
  position: 'relative',
  '& > img': { width: '100%' },
  '& > img:last-of-type': { display: 'none' },
  '& > :checked ~ img:first-of-type': { display: 'none' },
  '& > :checked ~ img:last-of-type': { display: 'block' },
  // Without scripts nothing around it can be paused.
  '[data-paused] &, html:not([data-js]) [data-slides] &': atRest,
  '& > input': {
    appearance: 'none',
    position: 'absolute',
    top: '100%',
    right: 0,
    display: 'grid',
    placeContent: 'center',
    width: 44,
    height: 44,
    margin: 0,
    color: 'var(--muted)',
    cursor: 'pointer',
    '&:hover': { color: 'var(--fg)' },
    '&::before': { content: '""', height: 12, width: 10, borderInline: '3px solid' },
    '&:checked::before': {
      width: 0,
      height: 0,
      border: '6px solid transparent',
      borderLeft: '11px solid',
      borderRight: 0,
    },
  },
  '@media (prefers-reduced-motion: reduce), print': { ...atRest, '& > input': { display: 'none' } },
});
