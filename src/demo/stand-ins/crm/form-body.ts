import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';

const limits = { fieldNameSize: 1000, fieldSize: 1_000_000, fields: 1000 };

/**
 * The fields of a posted form, multipart or urlencoded, in order of arrival. As in PHP, a body of
 * another kind, or a broken one, is a form without fields; of a file its name, type and size are kept.
 */
export function readForm(request: IncomingMessage): Promise<[name: string, value: string][]> {
  return new Promise((resolve) => {
    const list: [string, string][] = [];
    const giveUp = () => {
      request.unpipe();
      request.resume();
      resolve([]);
    };
    try {
      const parser = new Busboy({ headers: request.headers as BusboyHeaders, limits });
      parser.on('file', (...[name, stream, file, , type]) => {
        let bytes = 0;
        stream.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        stream.on('end', () => file && list.push([name, `${file} (${type}, ${bytes} B)`]));
      });
      parser.on('field', (name, value) => list.push([name, value]));
      parser.on('finish', () => resolve(list));
      parser.on('error', giveUp);
      request.once('close', () => request.complete || giveUp()); // the sender left half-way
      request.pipe(parser);
    } catch {
      giveUp();
    }
  });
}
