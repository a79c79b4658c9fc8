import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { DRIVER_PORT } from '../servers.ts';
import type { Engine, EngineSource } from './engine.ts';
import { webDriver } from './web-driver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** WebKitGTK by its WebDriver, on a screen that nobody sees. */
async function launch(): Promise<Engine> {
  // Xvfb picks a free number, and tells it on file descriptor 3.
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1600x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen.stdio[3] as Readable);
  const driver = spawn(DRIVER, [`--port=${DRIVER_PORT}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
  });
  const started = [driver, screen];
  try {
    const engine = await webDriver(`http://127.0.0.1:${DRIVER_PORT}`);
    const close = () => engine.close().finally(() => end(started));
    return { ...engine, close };
  } catch (error) {
    end(started);
    throw error;
  }
}

function firstLine(stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (part) => {
      text += String(part);
      if (text.includes('\n')) resolve(text.trim());
    });
    stream.on('end', () => reject(new Error('Xvfb did not start')));
  });
}

function end(processes: ChildProcess[]): void {
  for (const one of processes) one.kill();
}

export const webkit: EngineSource = {
  name: 'WebKit',
  package: 'webkit2gtk-driver xvfb',
  launch: existsSync(DRIVER) && existsSync(SCREEN) ? launch : undefined,
};
