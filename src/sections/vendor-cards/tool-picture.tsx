import { usePictureSize } from '../../data/assets-context.ts';
import type { Vendor } from '../../types/config.gen.ts';
import { Picture } from '../../ui/picture.tsx';

type Props = Required<Pick<Vendor, 'picture'>> & Pick<Vendor, 'wide'>;

/** What a tool shows; where there is room, as it was drawn for the whole width. */
export function ToolPicture({ picture, wide }: Props) {
  if (!wide) return <Picture picture={picture} />;
  return (
    <picture>
      <Wide src={wide} />
      <Picture picture={picture} />
    </picture>
  );
}

function Wide({ src }: { src: string }) {
  return <source media="(min-width: 900px)" srcSet={src} {...usePictureSize(src)} />;
}
