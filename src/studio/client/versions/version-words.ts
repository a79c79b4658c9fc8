import type { Version } from '../../shared/protocol.ts';

/** "12/11/2026, 14:03"; a version that was not sent has no moment. */
export const momentOf = ({ at }: Version): string =>
  at === undefined
    ? 'o que está salvo'
    : new Date(at).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** What a version is called in a list: when, and by whom. */
export const versionName = (version: Version): string =>
  version.author === undefined
    ? 'O que está salvo, por enviar'
    : `${momentOf(version)}, ${version.author}`;
