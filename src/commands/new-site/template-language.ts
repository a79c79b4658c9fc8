/** The languages whose words are complete; a site in another begins with those of one of them, as samples. */
export const LANGUAGES = ['en', 'es', 'pt-BR'] as const;

export type TemplateLanguage = (typeof LANGUAGES)[number];
