import { usePictureSize } from '../../data/assets-context.ts';
import type { Vendor } from '../../types/config.gen.ts';
import { Picture } from '../../ui/picture.tsx';

type Props = Required<Pick<Vendor, 'picture'>> & Pick<Vendor, 'wide'>;

/** What a tool shows; where there is room, as it was drawn for the whole width. */
export function ToolPicture({ picture, wide }: Props) {
  const size = usePictureSize(wide ?? picture.src);
  const shown = <Picture picture={picture} />;
  if (!wide) return shown;
  return (
    <picture>
      <source media="(min-width: 900px)" srcSet={wide} {...size} />
      {shown}
    </picture>
  );
}
