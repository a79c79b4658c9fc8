import { readSource } from '../../content/read/files/read.ts';
import type { SiteFiles } from '../../content/read/files/site-files.ts';
import { parseJson } from '../../content/read/json/parse.ts';
import { locator } from '../../content/read/site/locator.ts';
import type { Problem } from '../../content/read/words/problem.ts';

/**
 * The texts of all files of `site-config/`, those too that the site no longer knows, and what keeps some of them from being
 * read. A symbolic link is left alone.
 */
export function siteTexts(files: SiteFiles): { texts: Map<string, string>; problems: Problem[] } {
  const texts = new Map<string, string>();
  const problems: Problem[] = [];
  for (const file of jsonFiles(files, 'site-config')) {
    const source = readSource(files, { file, size: files.stat(file)?.size ?? 0 });
    const { findings } = source.usable ? parseJson(source.text) : source;
    if (findings.length === 0) texts.set(file, source.text);
    else problems.push(...findings.map(locator(file, source.text)));
  }
  return { texts, problems };
}

const jsonFiles = (files: SiteFiles, folder: string): string[] =>
  files.list(folder).flatMap(({ name, kind }) => {
    const file = `${folder}/${name}`;
    if (kind === 'folder') return jsonFiles(files, file);
    return kind === 'file' && name.endsWith('.json') ? [file] : [];
  });
