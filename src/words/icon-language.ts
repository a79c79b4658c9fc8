/** The language of the words by which icons are found. The words find an icon in each; who reads another language is shown its name instead. */
export const ICON_LANGUAGE = 'pt-BR';
