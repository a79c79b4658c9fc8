import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A copy of a build as if its code had changed: every script has another name, and says so. */
export function renamedBuild(dist: string, copy: string, name: string): void {
  cpSync(dist, copy, { recursive: true });
  const scripts = readdirSync(join(copy, 'assets')).filter((file) => file.endsWith('.js'));
  const newNames = new Map(scripts.map((file) => [file, file.replace(/\.js$/, `${name}.js`)]));
  const old = new RegExp(scripts.map((file) => file.replace(/[.~$+]/g, '\\$&')).join('|'), 'g');
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|json)$/.test(file)) continue;
    const text = readFileSync(join(copy, file), 'utf8');
    writeFileSync(
      join(copy, file),
      text.replace(old, (found) => newNames.get(found) ?? found),
    );
  }
  for (const [from, to] of newNames)
    renameSync(join(copy, 'assets', from), join(copy, 'assets', to));
}
