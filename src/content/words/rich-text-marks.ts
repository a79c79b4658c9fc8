/** What is written in a rich text and not read: brackets and address of a link, signs of emphasis, backslashes. */
export const MARKS =
  /\[(?=[^[\]]*\]\([^()]*\))|\](?<=\[[^[\]]*\])\([^()]*\)|\\(?=[!-/:-@[-`{-~\n])|(?<!\\)(?:\*{1,3}(?=\S)|(?<=\S)\*{1,3}|(?<!\w)_(?=\S)|(?<=\S)_(?!\w))/g;
