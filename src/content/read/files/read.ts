import type { Finding } from '../words/problem.ts';
import type { Slot } from './layout.ts';
import type { SiteFiles } from './site-files.ts';

/** A page is some 10 kB: far above this, something else was pasted in. */
export const LARGEST_BYTES = 2_000_000;

const SAVE_AS_UTF8 =
  'No VS Code, clique no nome da codificação na barra de baixo, escolha “Salvar com codificação” e depois “UTF-8”.';

export interface Source {
  text: string;
  /** False when there is nothing worth parsing. */
  usable: boolean;
  findings: Finding[];
}

const unusable = (finding: Finding, text = ''): Source => ({
  text,
  usable: false,
  findings: [finding],
});

/** Reads a file as UTF-8 text. Never throws. */
export function readSource(files: SiteFiles, { file, size }: Pick<Slot, 'file' | 'size'>): Source {
  if (size > LARGEST_BYTES)
    return unusable({
      code: 'file-too-large',
      message: `O arquivo tem ${(size / 1e6).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB; o limite é 2 MB.`,
      hint: 'Imagens e documentos vão na pasta public/; aqui fica só o texto.',
    });
  const bytes = files.read(file);
  if (!bytes)
    return unusable({
      code: 'file-unreadable',
      message: 'Não foi possível ler o arquivo.',
      hint: 'Veja se ele não foi apagado, se está aberto em outro programa ou se falta permissão de leitura.',
    });
  return decode(bytes);
}

export function decode(bytes: Uint8Array): Source {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff))
    return unusable({
      code: 'encoding',
      message: 'O arquivo está salvo como UTF-16 (às vezes chamado “Unicode”), e não como UTF-8.',
      hint: SAVE_AS_UTF8,
    });
  const text = utf8(bytes);
  if (text === undefined) return notUtf8(bytes);
  const marked = startsWith(bytes, 0xef, 0xbb, 0xbf);
  if (text.trim() === '')
    return unusable(
      {
        code: 'file-empty',
        message: 'O arquivo está vazio.',
        hint: 'Comece com { e termine com }, ou copie um arquivo parecido.',
      },
      text,
    );
  const findings: Finding[] = marked
    ? [
        {
          code: 'byte-order-mark',
          message: 'O arquivo começa com uma marca invisível (BOM), que atrapalha a leitura.',
          hint: `Salve como “UTF-8” sem BOM. ${SAVE_AS_UTF8}`,
          // The text has no byte order mark any more, so writing it is the fix.
          fix: { edits: [{ offset: 0, length: 0, text: '' }] },
        },
      ]
    : [];
  return { text, usable: true, findings };
}

const startsWith = (bytes: Uint8Array, ...prefix: number[]) =>
  prefix.every((byte, index) => bytes[index] === byte);

/** Without a byte order mark; undefined where it is none. */
function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

function notUtf8(bytes: Uint8Array): Source {
  const text = lenient.decode(bytes);
  // Decoding puts U+FFFD for each bad byte, so the first difference is the first bad byte.
  const again = new TextEncoder().encode(text);
  let bad = 0;
  while (bad < bytes.length && bytes[bad] === again[bad]) bad += 1;
  const before = lenient.decode(bytes.subarray(0, bad)).replace(/\uFFFD$/, '');
  const probable = String.fromCharCode(...bytes.subarray(bad, bad + 1));
  const likely = /\p{L}/u.test(probable) ? ` (provavelmente ${`“${probable}”`})` : '';
  return unusable(
    {
      code: 'encoding',
      offset: before.length,
      message: `O arquivo não está salvo como UTF-8: esta letra${likely} não pôde ser lida.`,
      hint: SAVE_AS_UTF8,
    },
    text,
  );
}
