import { styled } from '@mui/material/styles';
import type { Picture as PictureConfig } from '../../../types/config.gen.ts';
import { Picture } from '../../../ui/picture.tsx';

/** The picture of a record beside its title, which says all that is to be said. A drawing is shown whole. */
export const Thumbnail = ({
  picture,
  className,
}: {
  picture: PictureConfig;
  className?: string;
}) => {
  const Shown = isDrawing(picture.src) ? Drawing : Photo;
  return <Shown picture={{ ...picture, alt: '' }} className={className} />;
};

const isDrawing = (src: string) => src.endsWith('.svg');

const Photo = styled(Picture)({
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  '@media print': { display: 'none' },
});

/** As wide as its column, with no bands beside it, unless it is tall. */
const Drawing = styled(Photo)({ aspectRatio: 'auto', maxHeight: 440, objectFit: 'contain' });
