/** What may stand before the root of a document of XML; each in one step over the text, whatever is in it. */
const PARTS = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[([^\]]*)\]\s*)?>/iy;
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;

/** Where the root of a document begins, and the entities that its preamble declares, as Illustrator does for namespaces. */
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
