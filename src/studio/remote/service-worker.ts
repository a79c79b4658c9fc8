/**
 * Stands between the studio's documents and the network: pictures that are not published come from what this browser keeps,
 * and without a network the documents are those of the last time. A classic script, of its own bundle.
 */
import { DOCUMENTS, PICTURES } from './shown-pictures.ts';

/** What of a service worker is used here; the types of browsers' windows lack it. */
interface Fetched extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
declare const self: typeof globalThis & {
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
};

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => (event as Lasting).waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const fetched = event as Fetched;
  const { request } = fetched;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') fetched.respondWith(newest(request, pathname));
  else if (/\.(svg|png|jpe?g|webp|avif)$/.test(pathname))
    fetched.respondWith(unpublished(request, pathname));
});

async function unpublished(request: Request, pathname: string): Promise<Response> {
  const kept = await caches.open(PICTURES);
  return (await kept.match(pathname)) ?? fetch(request);
}

async function newest(request: Request, pathname: string): Promise<Response> {
  const kept = await caches.open(DOCUMENTS);
  try {
    return await fetch(request);
  } catch (error) {
    const before = await kept.match(pathname);
    if (before) return before;
    throw error;
  }
}
