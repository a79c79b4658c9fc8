import { formatBytes } from '../../../../../app/dev/format-bytes.ts';
import type { StudioPicture } from '../../../../shared/protocol.ts';

/** "1200 × 630, 45 kB" */
export const sizeAndWeight = ({ width, height, bytes }: StudioPicture): string =>
  `${width > 0 ? `${width} × ${height}, ` : ''}${formatBytes(bytes)}`;
