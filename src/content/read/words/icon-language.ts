/** The language of `iconWords`. They find an icon in each; who reads another language is shown its name instead. */
export const ICON_LANGUAGE = 'pt-BR';
