import { walk } from '../../../content/json/json.ts';
import { UserError } from '../../../lib/user-error.ts';
import { type Handler, HttpError, readJson, sendJson } from '../../../node/http.ts';

const MAX_BYTES = 8_000_000;

export function jsonCall(make: (body: Record<string, unknown>) => unknown): Handler {
  return async (request, response) => {
    // A form of another site can send any text, but not with this type.
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      throw new HttpError(415, 'O pedido deve ser JSON (Content-Type: application/json).');
    const body = await readJson(request, MAX_BYTES);
    walk(body, (_value, _pointer, key) => {
      if (key === '__proto__') throw new HttpError(400, 'Nenhum campo pode se chamar “__proto__”.');
    });
    sendJson(response, 200, await withHttpErrors(() => make(body)));
  };
}

/** Turns errors into answers: a `UserError` is meant for the person, any other is a bug and logged too. */
export async function withHttpErrors<T>(make: () => T | Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (error instanceof UserError) throw new HttpError(409, error.message);
    console.error(error);
    const reason = error instanceof Error ? error.message : String(error);
    throw new HttpError(500, `O estúdio tropeçou em um defeito dele mesmo. (${reason})`);
  }
}
