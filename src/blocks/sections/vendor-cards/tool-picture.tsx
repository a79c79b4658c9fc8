import { styled } from '@mui/material/styles';
import type { Vendor } from '../../../types/config.gen.ts';
import { usePictureSize } from '../../../ui/data/assets-context.ts';
import { Picture } from '../../../ui/picture.tsx';
import { breakpoints, conditionOf } from '../../../ui/theme/breakpoints.ts';

type Props = Required<Pick<Vendor, 'picture'>> &
  Pick<Vendor, 'wide'> & {
    /** True if it touches another, as a part of one drawing. */
    joined?: boolean;
    className?: string;
  };

/** The picture of a tool; on wide screens the version for the full width. */
export function ToolPicture({ picture, wide, joined, className }: Props) {
  const { width, height } = usePictureSize(wide ?? picture.src);
  const Drawing = joined ? JoinedDrawing : SingleDrawing;
  if (!wide) return <Drawing picture={picture} />;
  return (
    <picture className={className}>
      <source
        media={conditionOf(breakpoints.up('lg'))}
        srcSet={wide}
        width={width}
        height={height}
      />
      <Drawing picture={picture} />
    </picture>
  );
}

const SingleDrawing = styled(Picture)({ width: '100%', borderRadius: 'var(--radius)' });

const JoinedDrawing = styled(SingleDrawing)({ [breakpoints.up('lg')]: { borderRadius: 0 } });
