/** What the links of Storage are answered where lite differs from a hosted project. */

const SIGNED = '/storage/v1/object/sign/';

/** Undefined for all other requests. */
export function storageLink(
  request: Request,
  forward: (request: Request) => Promise<Response>,
): Promise<Response> | undefined {
  if (!new URL(request.url).pathname.startsWith(SIGNED)) return undefined;
  if (request.method === 'POST') return signed(forward(request));
  return request.method === 'GET' ? download(request, forward(request)) : undefined;
}

/** Lite calls it `signedUrl`, with the path of the service before it. */
async function signed(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) return response;
  const { signedUrl = '' } = await response.json();
  return Response.json({ signedURL: signedUrl.replace('/storage/v1', '') });
}

/** `?download=<name>` saves it under that name; lite answers a link that has expired as a fault of its own. */
async function download(request: Request, answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (response.status === 500)
    return Response.json(
      { statusCode: '400', error: 'InvalidJWT', message: '"exp" claim timestamp check failed' },
      { status: 400 },
    );
  const name = new URL(request.url).searchParams.get('download');
  if (!response.ok || name === null) return response;
  const headers = new Headers(response.headers);
  const file = encodeURIComponent(name);
  headers.set(
    'Content-Disposition',
    `attachment${file && `; filename=${file}; filename*=UTF-8''${file};`}`,
  );
  return new Response(response.body, { headers });
}
