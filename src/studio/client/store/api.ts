import type { Wording } from '../../../words/message.ts';
import { t, worded } from '../../../words/reader.ts';
import { isMap } from '../../shared/json-pointer.ts';
import { type PictureAnswer, type Requests, STUDIO_API } from '../../shared/protocol.ts';
import type { UploadWatch } from '../../shared/upload-watch.ts';

/** Its message is for the person. */
export class ApiError extends Error {
  /** Whether nobody refused the request, so that it may be answered when it is made again. */
  readonly mayPass: boolean;

  constructor(message: string, mayPass: boolean) {
    super(message);
    this.mayPass = mayPass;
  }
}

async function answerOf<T>(sent: Promise<Response>): Promise<T> {
  const response = await sent.catch(() => {
    throw new ApiError(t('studio/store:server-away'), true);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const error =
    isMap(answer) && answer.error !== undefined ? worded(answer.error as Wording) : undefined;
  // Half of an answer, or the page of a proxy in between, is no answer.
  if (response.ok ? !isMap(answer) : error === undefined) noAnswer();
  if (!response.ok) throw new ApiError(error ?? '', response.status >= 500);
  return answer as T;
}

function noAnswer(): never {
  throw new ApiError(t('studio/store:no-answer'), true);
}

/** Sends a request to the dev server. Rejects with an `ApiError`. */
export const ask = <Name extends keyof Requests>(
  name: Name,
  body: Requests[Name]['body'],
): Promise<Requests[Name]['answer']> =>
  answerOf(
    fetch(`${STUDIO_API}/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

/** Checks, cleans and writes a picture to the folder of uploads, at once. */
export const uploadPicture = (file: File, watch: UploadWatch): Promise<PictureAnswer> =>
  answerOf(sent(file, watch));

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
