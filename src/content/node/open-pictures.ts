/** Opens the pictures named on the standard input as the build does; started by `picture-faults.ts`. */
import { text } from 'node:stream/consumers';
import { faultOfPicture } from './fault-of-picture.ts';
import type { FoundFault } from './picture-faults.ts';

const files: string[] = JSON.parse(await text(process.stdin));
const found = files.map(async (file): Promise<FoundFault> => [file, await faultOfPicture(file)]);
process.stdout.write(JSON.stringify(await Promise.all(found)));
