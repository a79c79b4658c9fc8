import type { SiteChecks } from '../../../../supabase/functions/studio/site-checks.ts';
import type { TestForge } from './test-forge.ts';

/** What is wrong in all that the main branch has, as "file code". */
export async function problemsOnMain(forge: TestForge, site: SiteChecks): Promise<string[]> {
  const listed = (await forge.repository.text(['ls-tree', '-r', '-l', '-z', 'main'])) ?? '';
  const files = new Map<string, number>();
  const texts = new Map<string, string>();
  for (const line of listed.split('\0').filter(Boolean)) {
    const [facts = '', file = ''] = line.split('\t');
    if (!/^(site-config|public)\//.test(file)) continue;
    files.set(file, Number(facts.split(/\s+/)[3]));
    if (file.startsWith('site-config/')) texts.set(file, (await forge.textAt('main', file)) ?? '');
  }
  // As if all of it were new: nothing is let go because it was wrong before.
  const asked = { files, texts, changed: texts, before: new Map(), now: Date.now() };
  return site.check(asked).map(({ file, code }) => `${file} ${code}`);
}
