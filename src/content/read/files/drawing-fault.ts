import { SaxesParser } from 'saxes';
import { type Message, msg, quoted } from '../../../words/message.ts';

/** Where a drawing cannot be read, and why. */
export interface DrawingFault {
  /** From 1 on, as the column. */
  line: number;
  column: number;
  what: Message;
}

const SVG = 'http://www.w3.org/2000/svg';
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;

/** By what the parser says; what it says of all else is told by its place alone. */
const REASONS: [RegExp, (found: string) => Message][] = [
  [/entity/, () => msg('content/drawings:entity')],
  [
    /^unbound namespace prefix: "(.*)"/,
    (name) => msg('content/drawings:prefix', { prefix: quoted(`${name}:`), name: `xmlns:${name}` }),
  ],
  [/attribute/, () => msg('content/drawings:attribute')],
];

/** An element, and where its name ends. */
type Opened = { name: string } & Omit<DrawingFault, 'what'>;

/** Why browsers would not show an SVG: the first thing in it that is no XML, or that it does not say that it is one. */
export function drawingFault(text: string): DrawingFault | undefined {
  const parser = new SaxesParser({ xmlns: true });
  for (const [, name = '', double, single] of text.matchAll(ENTITY))
    parser.ENTITIES[name] = double ?? single ?? '';
  const open: Opened[] = [];
  let closed: Opened | undefined;
  let fault: DrawingFault | undefined;
  const here = () => ({ line: parser.line, column: parser.column });
  parser.on('opentagstart', ({ name }) => open.push({ name, ...here() }));
  parser.on('opentag', ({ uri }) => {
    if (open.length > 1 || uri === SVG) return;
    fault ??= { ...here(), what: msg('content/drawings:namespace') };
  });
  parser.on('closetag', () => {
    closed = open.pop();
  });
  parser.on('error', ({ message }) => {
    fault ??= faultFor(message.replace(/^\d+:\d+: /, ''), here());
  });

  const faultFor = (said: string, place: Omit<DrawingFault, 'what'>): DrawingFault => {
    // What another tag closes is taken off before it is told.
    const last = said.startsWith('unclosed') ? open.at(-1) : closed;
    const sign = loneSign(text);
    if (/^(unclosed|unexpected close|unexpected end)/.test(said) && sign)
      return { ...sign, what: msg('content/drawings:entity') };
    if (/^(unclosed|unexpected close)/.test(said) && last)
      return {
        ...{ line: last.line, column: last.column },
        what: msg('content/drawings:unclosed', { element: quoted(last.name) }),
      };
    for (const [pattern, reason] of REASONS) {
      const found = pattern.exec(said);
      if (found) return { ...place, what: reason(found[1] ?? '') };
    }
    return { ...place, what: msg('content/drawings:other') };
  };

  parser.write(text).close();
  return fault;
}

/** An ampersand by itself, after which the parser reads to the end. */
function loneSign(text: string): Omit<DrawingFault, 'what'> | undefined {
  const at = text.search(/&(?!#?\w+;)/);
  if (at < 0) return undefined;
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
