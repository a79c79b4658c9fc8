import type { Picture } from '../../types/config.gen.ts';
import type { IconShape, PictureSize } from '../../ui/data/types.ts';
import type { Clock } from '../read/words/time-zone.ts';

/** How a page shows a picture. */
export interface PictureUse extends Pick<Picture, 'crop' | 'focus'> {
  /** Its width in a wide window, in CSS pixels; 0 where it stays as it is. */
  display: number;
}

/** What the compiler asks of the machine it runs on; `node/compiler.ts` has those of this one. */
export interface Resources {
  /** The SVG shapes of an icon of the installed package. */
  iconShapes(name: string): Promise<IconShape[]>;
  /** Of a file of `public/`, as it is used. */
  pictureSize(src: string, use: PictureUse): Promise<PictureSize>;
  /** Of a file of `public/`, in bytes. */
  fileSize(path: string): Promise<number>;
  /** The moment for which the site is compiled. */
  clockIn(timeZone: string): Clock;
}
