/** What may stand before the root element of an XML document. Sticky (`y`), so that a match never scans ahead. */
const PARTS = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[([^\]]*)\]\s*)?>/iy;
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;

/**
 * The offset of the root element, and the entities that the preamble declares, as Illustrator does for
 * namespaces.
 */
export function readPreamble(text: string): { end: number; entities: ReadonlyMap<string, string> } {
  const entities = new Map<string, string>();
  let end = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    PARTS.lastIndex = end;
    const part = PARTS.exec(text);
    if (!part) return { end, entities };
    end = PARTS.lastIndex;
    for (const [, name = '', double, single] of (part[1] ?? '').matchAll(ENTITY))
      entities.set(name, double ?? single ?? '');
  }
}
