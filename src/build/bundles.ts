import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig, type Manifest } from 'vite';
import { LICENSES } from '../hosting/own-addresses.ts';
import { bundleOptions } from './bundle-options.ts';

/**
 * Builds the browser's bundle into `outDir`; returns the addresses of the modules it starts with,
 * each after those it imports, so that the last one is the app.
 */
export async function buildClient(
  outDir: string,
  modules: Record<string, string>,
): Promise<string[]> {
  const license = { fileName: LICENSES }; // the licences of the shipped libraries and fonts require it
  const output = { outDir, emptyOutDir: true, manifest: true, license };
  await build(bundleOptions(modules, { build: output }));
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(join(outDir, '.vite'), { recursive: true });
  return inEvaluationOrder('src/app/browser.tsx', manifest).map((file) => `/${file}`);
}

function inEvaluationOrder(entry: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[entry];
  if (!chunk || seen.has(entry)) return [];
  seen.add(entry);
  const before = chunk.imports?.flatMap((name) => inEvaluationOrder(name, manifest, seen)) ?? [];
  return [...before, chunk.file];
}

/** Builds the prerender thread with everything it imports into one file of this name. */
export async function buildServer(
  outDir: string,
  name: string,
  modules: Record<string, string>,
): Promise<void> {
  const server: InlineConfig = {
    ssr: { noExternal: true },
    build: {
      outDir,
      ssr: 'src/build/prerender-worker.ts',
      // The browser's targets do not allow the top-level `await` of some modules.
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: true } },
    },
  };
  await build(bundleOptions(modules, server));
}
