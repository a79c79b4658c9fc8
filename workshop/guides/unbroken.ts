/** Keeps numbers on the line of what they number: “§ 2º”, “art. 48”, “nº 15”. */
export const unbroken = (text: string) => text.replace(/(§|[Aa]rt\.|nº|Lei) (?=\d)/g, '$1\u00a0');
