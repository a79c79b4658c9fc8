import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { fileOfPicture } from '../../../ui/data/picture-file.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import type * as Module from './viewer.tsx';

type ViewerType = ComponentType<ComponentProps<typeof Module.Viewer>>;

/** Pictures side by side. Each is a link to its file, which the viewer shows in its place once it is loaded. */
export function PhotoGallery({ section }: { section: SectionOf<'photo-gallery'> }) {
  const { title, pictures, columns = 3, labels } = section;
  const [open, setOpen] = useState<{ Viewer: ViewerType; index: number }>();

  function show(event: MouseEvent<HTMLAnchorElement>, index: number) {
    const { ctrlKey, metaKey, shiftKey, currentTarget } = event;
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const { href } = currentTarget;
    loadChunk(() => import('./viewer.tsx')).then(
      ({ Viewer }) => setOpen({ Viewer, index }),
      () => location.assign(href), // as without scripts
    );
  }

  return (
    <StackedLayout section={section}>
      <Grid columns={columns}>
        {pictures.map(({ picture, caption }, index) => (
          <li key={`${picture.src} ${caption}`}>
            <figure>
              <a
                href={fileOfPicture(picture.src)}
                aria-haspopup="dialog"
                onClick={(event) => show(event, index)}
              >
                <Picture picture={picture} />
              </a>
              {caption && (
                <Typography component="figcaption" variant="body2" color="textSecondary">
                  <RichText text={caption} />
                </Typography>
              )}
            </figure>
          </li>
        ))}
      </Grid>
      {open && (
        <open.Viewer
          title={title}
          pictures={pictures}
          labels={labels}
          first={open.index}
          onClose={() => setOpen(undefined)}
        />
      )}
    </StackedLayout>
  );
}

const Grid = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<{
  columns: number;
}>(({ columns }) => ({
  display: 'grid',
  gap: 'clamp(12px, 2vw, 24px)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // None stands alone in a row of two.
  [breakpoints.down('lg')]: {
    '& > li:last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  [breakpoints.up('lg')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  '& figure': { margin: 0, breakInside: 'avoid' },
  '& figcaption': { marginTop: spacing(1) },
  '& figure > a': {
    display: 'block',
    aspectRatio: '4 / 3',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    overflow: 'hidden',
    background: 'var(--card)',
    cursor: 'zoom-in',
  },
  '& img': {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: 'transform 200ms var(--ease)',
  },
  '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
    '& figure > a:hover img': { transform: 'scale(1.02)' },
  },
}));
