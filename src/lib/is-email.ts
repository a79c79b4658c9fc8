const LONGEST = 254; // RFC 5321, with the angle brackets left out

/** Text without spaces, an at sign, a domain, a dot and a suffix (specification). Linear in length. */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST || /\s/.test(text)) return false;
  const [local, domain, more] = text.split('@');
  if (!local || !domain || more !== undefined) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => label !== '');
}
