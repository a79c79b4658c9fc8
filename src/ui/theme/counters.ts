/** What CSS calls the digits of a language; of those that are a language's own without being asked for. */
const STYLES: Record<string, string> = {
  arab: 'arabic-indic',
  arabext: 'persian',
  beng: 'bengali',
  deva: 'devanagari',
  khmr: 'cambodian',
  mymr: 'myanmar',
  tibt: 'tibetan',
};

/** What the numbers that CSS counts are written in; nothing for the digits of most languages. */
export function counterCss(language: string): string {
  const { numberingSystem } = new Intl.NumberFormat(language).resolvedOptions();
  const style = STYLES[numberingSystem];
  return style ? `:root{--counter:${style}}` : '';
}
