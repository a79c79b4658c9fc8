/** The cache of the pictures that are saved here and not published, by their addresses. */
export const PICTURES = 'studio-pictures';

/** The cache of the studio's documents. All that they load may be kept by the browser for good. */
export const DOCUMENTS = 'studio-documents';

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  avif: 'image/avif',
};

/** By its ending; undefined for what is no picture. */
export const pictureType = (path: string): string | undefined =>
  TYPES[path.slice(path.lastIndexOf('.') + 1)];

/** Lets the window and the canvas show a picture as if it were published. */
export async function showPicture(path: string, bytes: BlobPart): Promise<void> {
  const type = pictureType(path) ?? '';
  const kept = await caches.open(PICTURES);
  await kept.put(path, new Response(bytes, { headers: { 'Content-Type': type } }));
}

export async function hidePicture(path: string): Promise<void> {
  await (await caches.open(PICTURES)).delete(path);
}

interface Place {
  script: string;
  scope: string;
  /** Kept for a window that is opened without a network. */
  documents: readonly string[];
}

/** Whether this browser can stand in for the host; some private windows cannot. */
export async function startShowing({ script, scope, documents }: Place): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register(script, { scope });
    // Nobody waits for it. Without a network, those of the last time stay.
    keepDocuments(documents).catch(console.warn);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

async function keepDocuments(documents: readonly string[]): Promise<void> {
  if (navigator.onLine) await (await caches.open(DOCUMENTS)).addAll([...documents]);
}
