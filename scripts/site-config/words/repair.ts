import { fold } from './nearest.ts';

/** The value made to fit the pattern by the usual slips, or undefined. */
export function repair(value: string, pattern: string): string | undefined {
  const fits = new RegExp(pattern, 'u');
  return candidates(value.slice(0, 300)).find(
    (candidate) => candidate !== value && candidate !== '' && fits.test(candidate),
  );
}

function candidates(value: string): string[] {
  const trimmed = value.trim();
  const plain = fold(trimmed)
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9/-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/\/{2,}/g, '/')
    .replace(/-+(?=\/|$)|(?<=\/|^)-+/g, '')
    .replace(/(?<=.)\/+$/, '');
  const letters = fold(trimmed).replace(/[^a-z0-9]/g, '');
  return [
    trimmed,
    `/${trimmed}`,
    trimmed.replace(/\s+/g, ''),
    trimmed.replace(/\D+/g, ''),
    `#${trimmed}`,
    trimmed.replace(/\/+$/, ''),
    plain,
    `/${plain}`,
    plain.replaceAll('/', '-'),
    fold(trimmed).replace(/[^a-z0-9/._-]+/g, '-'),
    `/${fold(trimmed).replace(/[^a-z0-9/._-]+/g, '-')}`,
    letters,
    letters.slice(0, 1).toUpperCase() + letters.slice(1),
  ];
}
