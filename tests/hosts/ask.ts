import { request as plain } from 'node:http';
import { request as secure } from 'node:https';

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends the path as it is written, which `fetch` would put right first. */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === 'https:' ? secure : plain;
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {} } = question;
    const options = { hostname, port, path, method, headers, rejectUnauthorized: false };
    request({ ...options, timeout: 20_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer['headers'],
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('timeout', () => reject(new Error(`${path}: no answer`)))
      .on('error', reject)
      .end();
  });
}
