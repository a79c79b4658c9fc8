export interface Fence {
  language: string;
  /** What follows the language: the file that the code belongs to. */
  place: string;
  text: string;
}

/** The code blocks of a page of Markdown. */
export const fencesIn = (markdown: string): Fence[] =>
  [...markdown.matchAll(/^```(\S*) ?(.*)\n([\s\S]*?)\n```$/gm)].map(
    ([, language = '', place = '', text = '']) => ({ language, place, text }),
  );
