/** Plain JavaScript without imports from npm: it runs on a fresh clone. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const MINIMUM = [20, 19];

/** Runs `npm ci` when node_modules/ is missing or older than package-lock.json. */
export function ensureDependencies() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
    console.error(
      `É preciso o Node.js ${MINIMUM.join('.')} ou mais novo; este é o ${process.version}.`,
    );
    process.exit(1);
  }
  const installed = join(root, 'node_modules/.package-lock.json');
  const wanted = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.log('Instalando as dependências (só na primeira vez)…');
  const { status } = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      'A instalação falhou. Verifique a conexão com a internet e rode o comando de novo.',
    );
    process.exit(1);
  }
}
