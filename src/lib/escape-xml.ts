const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for an element or a quoted attribute of XML or HTML, without the signs that XML has not at all. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML refuses
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
