/** The language of the words by which icons are shown. They find an icon for every reader; who reads another language is shown its name instead. */
export const ICON_LANGUAGE = 'pt-BR';

/** Icons are found by the words of this language too, and where it is read by these first. */
export const OTHER_ICON_LANGUAGE = 'es';
