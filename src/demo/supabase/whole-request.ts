/** The largest body that is taken, in bytes: a form sends a few kilobytes. */
const LARGEST = 1_000_000;

/** `instanceof` does not work: the server that lite runs on replaces Node's Response by its own. */
export interface Refused {
  refusal: Response;
}

const failure = (status: number, error_code: string, msg: string) =>
  Response.json({ code: status, error_code, msg }, { status });

/**
 * The request with its path decoded, so that all who look at it see the one that lite answers: `/%74oken` is
 * `/token`. Undefined for a path that nothing here has.
 */
export function withPlainPath(request: Request): Request | undefined {
  const url = new URL(request.url);
  if (!url.pathname.includes('%')) return request;
  try {
    url.pathname = decodeURIComponent(url.pathname);
  } catch {
    return undefined;
  }
  return url.pathname.includes('%') ? undefined : new Request(url, request);
}

/**
 * The request once all of it has arrived; an answer where that is too much, or the visitor has gone. Requests are
 * answered one after the other, and one that is still being sent must not hold up the others.
 */
export async function wholeRequest(request: Request): Promise<Request | Refused> {
  if (!request.body) return request;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.length;
      if (size <= LARGEST) chunks.push(chunk);
    }
  } catch {
    return { refusal: failure(400, 'bad_json', 'The body did not arrive') };
  }
  if (size > LARGEST) return { refusal: failure(413, 'bad_json', 'The body is too large') };
  const { method, headers, url } = request;
  return new Request(url, { method, headers, body: Buffer.concat(chunks) });
}

export const notFound = () => failure(404, 'validation_failed', 'Not found');
