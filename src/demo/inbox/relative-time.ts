const format = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });

const units: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** “há 3 minutos”; under a minute, “agora há pouco”. Both times in milliseconds since the epoch. */
export function relativeTime(then: number, now: number): string {
  const seconds = (now - then) / 1000;
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? [];
  return unit && size ? format.format(-Math.floor(seconds / size), unit) : 'agora há pouco';
}
