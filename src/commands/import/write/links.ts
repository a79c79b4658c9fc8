import { parseLink } from '../../../content/read/references/link-target.ts';
import type { Run } from '../../../studio/client/form/markdown/runs.ts';
import type { Leave } from '../left-behind.ts';

/** Where a link of the old site leads on the new one; '' for nowhere, undefined for a page or file that is not there. */
export type Target = (address: string) => string | undefined;

export interface LinkSources {
  isOwn(address: string): boolean;
  target: Target;
  leave: Leave;
}

/** Runs with their links as the site has them. Of a link that leads nowhere, the words stay. */
export function withLinks(runs: readonly Run[], sources: LinkSources): Run[] {
  return runs.map(({ to, ...run }) => {
    const link = to === undefined ? undefined : linkFor(to, sources);
    return link === undefined ? run : { ...run, to: link };
  });
}

function linkFor(written: string, { isOwn, target, leave }: LinkSources): string | undefined {
  if (isOwn(written)) {
    const own = target(written);
    if (own === undefined) leave('link-dead', written);
    return own || undefined;
  }
  const plain = ofText(written);
  const read = parseLink(plain);
  if (read.kind === 'outside') return plain;
  const fixed = read.kind === 'refused' ? read.fixed : undefined;
  if (fixed === undefined || parseLink(fixed).kind !== 'outside') {
    leave('link-refused', written);
    return undefined;
  }
  if (/^http:/i.test(written)) leave('link-secure', fixed);
  return fixed;
}

/** Without signs that would end a link inside a text. */
const ofText = (address: string): string =>
  address
    .trim()
    .replace(
      /[()<>\\*[\]`\s]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .replace(/&(?=[a-z\d#]+;)/gi, '%26');
