/** Tags of EXIF: where the values of the place begin, and the latitude among them. */
const GPS = 0x8825;
const LATITUDE = 2;
const ENTRY_BYTES = 12;

/**
 * Whether a photograph says where it was taken, in EXIF or XMP. All formats hold EXIF as the same TIFF, which is looked
 * for by its first four bytes, so that nothing of the formats themselves has to be read.
 */
export function hasLocation(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.includes('exif:GPSLatitude')) return true;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return [...text.matchAll(/II\*\0|MM\0\*/g)].some(({ 0: order, index }) =>
    hasLatitude(view, index, order.startsWith('I')),
  );
}

function hasLatitude(view: DataView, start: number, little: boolean): boolean {
  const entriesAt = (offset: number): number[] => {
    if (offset + 2 > view.byteLength) return [];
    const count = view.getUint16(offset, little);
    const end = offset + 2 + count * ENTRY_BYTES;
    return end > view.byteLength
      ? []
      : Array.from({ length: count }, (_, index) => offset + 2 + index * ENTRY_BYTES);
  };
  const tagged = (tag: number, offset: number) =>
    entriesAt(offset).find((entry) => view.getUint16(entry, little) === tag);
  if (start + 8 > view.byteLength) return false;
  const gps = tagged(GPS, start + view.getUint32(start + 4, little));
  return (
    gps !== undefined && tagged(LATITUDE, start + view.getUint32(gps + 8, little)) !== undefined
  );
}
