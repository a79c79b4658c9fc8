import { join } from 'node:path';
import { publicDir } from '../../src/node/project.ts';

/** The film in public/: two encodings, captions, poster. */
export const fileOf = (kind: 'webm' | 'mp4' | 'vtt' | 'webp') =>
  join(publicDir, 'filmes', `do-alerta-a-contencao.${kind}`);
