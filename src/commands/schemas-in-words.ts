import type { SchemaSource } from '../content/edit/editor-schemas/schema-source.ts';
import { readSchemas } from '../content/node/read-schemas.ts';
import { constantText, localizedSchemas } from '../words/localized-schema.ts';
import { languageForSite, readableSchemaTexts } from '../words/node/catalogues.ts';
import { currentWords } from '../words/reader.ts';

/** The schemas of a site in the words of the reader; their examples, which may be copied into it, in those of the site. */
export function schemasInWords(root: string): SchemaSource {
  const texts = readableSchemaTexts(currentWords()?.language ?? 'en', root);
  const ofSite = readableSchemaTexts(languageForSite(root), root);
  return readSchemas(root, (files) => localizedSchemas(files, texts, ofSite), constantText(texts));
}
