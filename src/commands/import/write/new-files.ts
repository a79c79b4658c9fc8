import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Site } from '../../../content/read/site/site.ts';
import { hashOf } from '../../../node/hash-of.ts';

/** Files of `public/` that are to come; until then in a folder of their own, as they may be many. */
export class NewFiles {
  readonly #folder = mkdtempSync(join(tmpdir(), 'import-'));
  readonly #paths = new Map<string, string>();
  readonly #byContent = new Map<string, string>();
  /** In lower case: the disks of macOS and Windows hold one of two names that differ in capitals alone. */
  readonly #taken: Map<string, string>;

  constructor(
    readonly root: string,
    files: Site['files'],
  ) {
    this.#taken = new Map([...files.all].map((path) => [path.toLowerCase(), path]));
  }

  /** "/pictures/oven.webp" -> where it waits. */
  get waiting(): ReadonlyMap<string, string> {
    return this.#paths;
  }

  /** Gives a file an address near the wanted one; that of the same file, if there is one. */
  add(folder: string, name: string, ending: string, data: Uint8Array): string {
    const sum = hashOf(data);
    const known = this.#byContent.get(sum);
    if (known !== undefined) return known;
    for (let count = 1; ; count += 1) {
      const path = `${folder}/${name}${count === 1 ? '' : `-${count}`}.${ending}`;
      const other = this.#taken.get(path.toLowerCase());
      if (other !== undefined && !this.#isSame(other, sum)) continue;
      if (other === undefined) this.#keep(path, data);
      this.#byContent.set(sum, other ?? path);
      return other ?? path;
    }
  }

  #isSame(path: string, sum: string): boolean {
    return !this.#paths.has(path) && hashOf(readFileSync(join(this.root, 'public', path))) === sum;
  }

  #keep(path: string, data: Uint8Array): void {
    const place = join(this.#folder, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, data);
    this.#taken.set(path.toLowerCase(), path);
    this.#paths.set(path, place);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
