import type { Version } from '../../shared/versions.ts';

/** "12/11/2026, 14:03"; a version that was not sent has no moment. */
export const momentOf = ({ date }: Version): string =>
  date === undefined
    ? 'o que está salvo'
    : new Date(date).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** What a version is called in a list: when, and by whom. */
export const versionName = (version: Version): string =>
  version.author === undefined
    ? 'O que está salvo, por enviar'
    : `${momentOf(version)}, ${version.author}`;
