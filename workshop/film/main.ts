/** Draws the film and its poster, and writes its captions. Needs ffmpeg. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readOptions } from '../../src/commands/read-options.ts';
import { runCommand } from '../../src/commands/run-command.ts';
import { publicDir } from '../../src/node/project.ts';
import { captions } from './captions.ts';
import { fileOf } from './files.ts';
import { frame, poster, SIZE } from './frame.ts';
import { SECONDS } from './story.ts';

await runCommand(() => readOptions({ name: 'workshop/film/main.ts', options: {} }));

const RATE = 24;
const COUNT = SECONDS * RATE;

/** As screens show it; without a word, players would take it for another range of colours. */
const COLOUR =
  '-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709 -pix_fmt yuv420p';

/** AV1 for most, H.264 for the rest: lines on ink bear strong compression. */
const ENCODE = [
  `-f rawvideo -pix_fmt rgb24 -s ${SIZE.width}x${SIZE.height} -r ${RATE} -i -`,
  `-c:v libsvtav1 -preset 5 -crf 50 -g ${10 * RATE} ${COLOUR} ${fileOf('webm')}`,
  `-c:v libx264 -preset slow -tune animation -crf 33 -g ${10 * RATE} ${COLOUR} -movflags +faststart ${fileOf('mp4')}`,
];

mkdirSync(join(publicDir, 'filmes'), { recursive: true });
writeFileSync(fileOf('vtt'), captions());
await sharp(Buffer.from(poster())).webp({ quality: 82 }).toFile(fileOf('webp'));

const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...ENCODE.join(' ').split(' ')], {
  stdio: ['pipe', 'inherit', 'inherit'],
});
for (let i = 0; i < COUNT; i += 1) {
  const pixels = await sharp(Buffer.from(frame(i / RATE)))
    .removeAlpha()
    .raw()
    .toBuffer();
  if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  if (i % RATE === 0) console.log(`${i / RATE} of ${SECONDS} s`);
}
ffmpeg.stdin.end();
const [code] = await once(ffmpeg, 'close');
process.exitCode = code;
