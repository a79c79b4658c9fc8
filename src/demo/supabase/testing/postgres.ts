import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The oldest version that the migrations are for. */
const OLDEST = 15;
/** The folder of PostgreSQL versions on Debian and derivatives. */
const INSTALLED = '/usr/lib/postgresql';

export interface PostgresServer {
  /** Of the socket by which it is reached. */
  folder: string;
  version: number;
  /** Runs SQL as the superuser; throws if it fails. */
  run(sql: string): string;
  /** Runs SQL, and takes back what it did. Returns the SQLSTATE of the error, or undefined. */
  attempt(sql: string): string | undefined;
  stop(): Promise<void>;
}

/** The folder of the programs of the newest PostgreSQL on this machine; undefined if there is none from 15 on. */
export function postgresPrograms(): { version: number; bin: string } | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number) : [];
  const version = Math.max(...versions.filter((found) => found >= OLDEST));
  const bin = join(INSTALLED, String(version), 'bin');
  return existsSync(join(bin, 'initdb')) ? { version, bin } : undefined;
}

/** A cluster of its own in a temporary folder, reached by a socket in it. */
export async function startPostgres(programs: {
  version: number;
  bin: string;
}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const account = unprivileged();
  if (account) chownSync(folder, account.uid, account.gid);
  const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  const program = (name: string) => join(programs.bin, name);
  const data = join(folder, 'data');
  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(program('initdb'), initial, { ...options, stdio: 'pipe' });
  const settings = ['listen_addresses=', 'fsync=off', `unix_socket_directories=${folder}`];
  const server = spawn(
    program('postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  const kill = () => server.kill('SIGQUIT'); // nobody waits for it when this process ends
  process.once('exit', kill);

  const psql = (sql: string, ...more: string[]) =>
    spawnSync(
      program('psql'),
      ['-h', folder, '-U', 'postgres', '-XqAt', '-v', 'ON_ERROR_STOP=1', ...more],
      { ...options, input: sql, encoding: 'utf8' },
    );
  const isReady = () => psql('select 1').status === 0;
  for (let tries = 0; tries < 100 && !isReady(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    folder,
    version: programs.version,
    run(sql) {
      const { status, stdout, stderr } = psql(sql);
      if (status !== 0) throw new Error(stderr);
      return stdout.trim();
    },
    attempt(sql) {
      const { status, stderr } = psql(`begin; ${sql}; rollback;`, '-v', 'VERBOSITY=sqlstate');
      return status === 0 ? undefined : (/ERROR: {2}(\w{5})/.exec(stderr)?.[1] ?? stderr);
    },
    async stop() {
      process.off('exit', kill);
      server.kill('SIGINT');
      await stopped;
      rmSync(folder, { recursive: true });
    },
  };
}

/** PostgreSQL does not run as root: then it is `postgres`, whom its package has made. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}
