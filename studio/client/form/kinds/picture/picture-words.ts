import type { StudioPicture } from '../../../../shared/protocol.ts';

/** "1200 × 630, 45 kB" */
export function sizeAndWeight({ width, height, bytes }: StudioPicture): string {
  const size = width > 0 ? `${width} × ${height}, ` : '';
  const kilobytes = bytes / 1000;
  const weight =
    kilobytes >= 1000
      ? `${(kilobytes / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
      : `${Math.max(1, Math.round(kilobytes))} kB`;
  return size + weight;
}
