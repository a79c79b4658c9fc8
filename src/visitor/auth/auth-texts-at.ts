let address: string | undefined;

/** Says where the texts are, which are loaded with supabase-js: a form of any page may ask for both. */
export function takeAuthTextsFrom(given: string | undefined): void {
  address = given;
}

export const authTextsAt = (): string => address ?? '';
