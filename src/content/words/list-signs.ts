/** A text with the items of its lists marked as a reader expects, where it is shown in one line. As long as before. */
export const withBullets = (text: string): string => text.replace(/^- /gm, '• ');
