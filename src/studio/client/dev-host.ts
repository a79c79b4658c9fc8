import { GALLERY_ICONS, iconUrl, type SentIcon } from '../../app/dev/gallery/gallery-data.ts';
import type { Host } from '../shared/host.ts';
import { answerOf, httpWorkspace } from '../shared/http-workspace.ts';
import { CANVAS, type PictureAnswer, STUDIO, STUDIO_API } from '../shared/protocol.ts';
import type { UploadWatch } from '../shared/upload-watch.ts';

/** The dev server, with the site's folder behind it. */
export const devHost: Host = {
  ask: (name, body) => httpWorkspace[name](body as never),
  startWorker: () => new Worker(`${STUDIO}/worker.js`, { type: 'module' }),
  canvas: CANVAS,
  icons: async (): Promise<SentIcon[]> => (await fetch(GALLERY_ICONS)).json(),
  iconUrl,
  addPicture: (file, watch) => answerOf<PictureAnswer>(sent(file, watch)),
  hasSocialPictures: true,
};

/** `fetch` does not tell how much of a file has been sent. */
const sent = (file: File, { signal, onSent }: UploadWatch): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded / Math.max(total, 1));
    request.upload.onload = () => onSent(1);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = reject;
    request.onabort = reject;
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', `${STUDIO_API}/add-picture?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    onSent(0);
    request.send(file);
  });
