import { type PictureAnswer, type Requests, STUDIO_API } from '../../shared/protocol.ts';

/** Its message is for the person. */
class ApiError extends Error {}

async function answerOf<T>(sent: Promise<Response>): Promise<T> {
  const response = await sent.catch(() => {
    throw new ApiError(
      'O servidor do site não respondeu. Veja se npm run dev ainda está rodando; nada do que você fez se perdeu.',
    );
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok)
    throw new ApiError(
      answer.error ?? 'O servidor do site não conseguiu responder. Tente de novo.',
    );
  return answer as T;
}

/** Sends a request to the dev server. Rejects with an error whose message is for the person. */
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

/** Checks, cleans and writes a picture to public/imagens/, at once. */
export const uploadPicture = (file: File): Promise<PictureAnswer> =>
  answerOf(
    fetch(`${STUDIO_API}/add-picture?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { 'Content-Type': file.type || 'application/octet-stream' },
      body: file,
    }),
  );
