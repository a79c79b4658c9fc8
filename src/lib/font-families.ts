/** Families of Fontsource with a script and Latin letters, in every weight, by the script's code in ISO 15924; the first is proposed. */
export const FONT_FAMILIES: Readonly<Record<string, readonly string[]>> = {
  Arab: ['Vazirmatn', 'Cairo'],
  Hebr: ['Rubik', 'Heebo'],
  Cyrl: ['Inter', 'Golos Text'],
  Grek: ['Inter', 'Noto Sans'],
  Deva: ['Noto Sans Devanagari'],
  Beng: ['Noto Sans Bengali'],
  Thai: ['Noto Sans Thai'],
  Armn: ['Noto Sans Armenian'],
  Geor: ['Noto Sans Georgian'],
};
