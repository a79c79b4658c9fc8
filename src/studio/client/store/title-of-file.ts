import type { SiteAnswer } from '../../shared/protocol.ts';

export const titleOfFile = ({ files }: SiteAnswer, name: string): string =>
  files.find(({ file }) => file === name)?.title ?? name;
