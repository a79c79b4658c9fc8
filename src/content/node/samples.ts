import { chooseLanguage } from '../../words/choose-language.mjs';
import { msg } from '../../words/message.ts';
import { wordsIn } from '../../words/node/catalogues.ts';
import { languagesOf } from '../../words/node/plain.mjs';
import type { Words } from '../../words/words.ts';
import { SAMPLES, type Samples } from '../read/words/samples.ts';

/** What values may look like on a site, by its language; read when first asked for. */
export function samplesAt(
  root: string,
  words = (language: string) => wordsIn(language, root),
): (language: string | undefined) => Samples {
  const known = new Map<string, Samples>();
  return (wanted) => {
    const language = chooseLanguage([wanted], languagesOf(root));
    const made = known.get(language) ?? samplesIn(words(language));
    known.set(language, made);
    return made;
  };
}

const samplesIn = ({ worded }: Words): Samples =>
  Object.fromEntries(
    SAMPLES.map((name) => [name, worded(msg(`content/samples:${name}`))]),
  ) as unknown as Samples;
