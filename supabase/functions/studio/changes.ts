/** What somebody sends, looked at before anything is asked of the forge: paths, sizes, bytes. */
import { bytesOf } from './base64.ts';
import { blobId } from './blob-id.ts';
import { faultOfPath, isPicture } from './paths.ts';
import { isPictureNamed } from './pictures.ts';
import { type Change, type Fault, MOST, type Refusal } from './protocol.ts';
import type { SiteChecks } from './site-checks.ts';
import type { Snapshot } from './snapshots.ts';

/** A change that may be made. */
export interface Checked {
  file: string;
  was: string | null;
  /** The id that git gives to what is written; null for what is removed. */
  sha: string | null;
  text?: string;
  base64?: string;
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Whether a value has the shape of changes; their contents are judged by `checkChanges`. */
export function isChanges(value: unknown): value is Record<string, Change> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((change: unknown) => {
    if (typeof change !== 'object' || change === null) return false;
    const { was, text, base64, ...more } = change as Record<string, unknown>;
    const isBoth = text !== undefined && base64 !== undefined;
    const isKnown = was === null || (typeof was === 'string' && /^[0-9a-f]{40}$/.test(was));
    const areTexts = [text, base64].every((one) => one === undefined || typeof one === 'string');
    return isKnown && areTexts && !isBoth && Object.keys(more).length === 0;
  });
}

export async function checkChanges(
  changes: Readonly<Record<string, Change>>,
  on: Snapshot,
  site: SiteChecks,
): Promise<{ checked: Checked[]; refusals: Refusal[] }> {
  const checked: Checked[] = [];
  const refusals: Refusal[] = twinsIn(Object.keys(changes));
  for (const [file, change] of Object.entries(changes)) {
    const bytes = contentOf(change);
    const fault =
      faultOfPath(file, on.places, on.lowered) ?? faultOf(file, change, { bytes, on, site });
    if (fault) refusals.push({ file, fault });
    else checked.push({ file, ...change, sha: bytes ? await blobId(bytes) : null });
  }
  return { checked, refusals };
}

/** Of two new files, one could not be written on a disk that knows no difference, or one is the other's folder. */
function twinsIn(files: readonly string[]): Refusal[] {
  const seen = new Set<string>();
  const refusals: Refusal[] = [];
  for (const file of files) {
    const low = file.toLowerCase();
    if (seen.has(low)) refusals.push({ file, fault: 'case' });
    seen.add(low);
  }
  const isFolder = (file: string) => files.some((other) => other.startsWith(`${file}/`));
  return [
    ...refusals,
    ...files.filter(isFolder).map((file) => ({ file, fault: 'place' as const })),
  ];
}

type Bytes = Uint8Array<ArrayBuffer>;

function contentOf({ text, base64 }: Change): Bytes | undefined {
  if (text !== undefined) return new TextEncoder().encode(text);
  if (base64 === undefined || !BASE64.test(base64) || base64.length % 4 !== 0) return undefined;
  return bytesOf(base64);
}

interface Given {
  bytes: Bytes | undefined;
  on: Snapshot;
  site: SiteChecks;
}

function faultOf(file: string, change: Change, given: Given): Fault | undefined {
  const { text, base64 } = change;
  if (text === undefined && base64 === undefined)
    return given.on.places.has(file) ? undefined : 'missing';
  if (!isPicture(file))
    return text === undefined ? 'text' : faultOfText(text, given.bytes, MOST.text);
  return /\.svg$/i.test(file) ? faultOfDrawing(text, given) : faultOfPhoto(file, base64, given);
}

function faultOfPhoto(file: string, base64: string | undefined, { bytes }: Given) {
  if (!bytes || base64 === undefined) return 'picture';
  if (bytes.length > MOST.picture) return 'too-large';
  return isPictureNamed(file, bytes) ? undefined : 'picture';
}

function faultOfDrawing(text: string | undefined, { bytes, site }: Given): Fault | undefined {
  if (text === undefined) return 'drawing';
  const fault = faultOfText(text, bytes, MOST.drawing);
  return fault ?? (site.isCleanDrawing(text) ? undefined : 'drawing');
}

function faultOfText(text: string, bytes: Bytes | undefined, most: number): Fault | undefined {
  if ((bytes?.length ?? 0) > most) return 'too-large';
  // What is no Unicode would be written as other characters than were checked.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) === text ? undefined : 'text';
}
