import { worded } from '../../../words/reader.ts';
import { Failure } from '../../shared/failure.ts';
import { answerOf, httpWorkspace } from '../../shared/http-workspace.ts';
import { type PictureAnswer, type Requests, STUDIO_API } from '../../shared/protocol.ts';
import type { UploadWatch } from '../../shared/upload-watch.ts';
import { isPassedOn } from '../../shared/workspace.ts';
import { thinking } from './worker.ts';

/** Its message is for the person. */
export class ApiError extends Error {
  /** Whether nobody refused the request, so that it may be answered when it is made again. */
  readonly mayPass: boolean;

  constructor(message: string, mayPass: boolean) {
    super(message);
    this.mayPass = mayPass;
  }
}

const told = (error: unknown): never => {
  throw error instanceof Failure ? new ApiError(worded(error.wording), error.mayPass) : error;
};

/** The worker answers what can be thought; the rest is asked of where the files are kept. Rejects with an `ApiError`. */
export async function ask<Name extends keyof Requests>(
  name: Name,
  body: Requests[Name]['body'],
): Promise<Requests[Name]['answer']> {
  if (!isPassedOn(name))
    return thinking.ask(name, body).catch(told) as Promise<Requests[Name]['answer']>;
  try {
    return await httpWorkspace[name](body as never).catch(told);
  } finally {
    // It may have written files.
    thinking.stale();
  }
}

/** Checks, cleans and writes a picture to the folder of uploads, at once. */
export const uploadPicture = (file: File, watch: UploadWatch): Promise<PictureAnswer> =>
  answerOf<PictureAnswer>(sent(file, watch)).catch(told).finally(thinking.stale);

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
