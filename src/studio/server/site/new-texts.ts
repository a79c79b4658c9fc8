import { msg } from '../../../words/message.ts';
import type { Words } from '../../../words/words.ts';
import type { NewTexts } from '../../shared/protocol.ts';

/** Written into the site by the forms, so in its language, whoever reads the studio. */
export function newTextsIn({ worded }: Words): NewTexts {
  return {
    short: worded(msg('studio/new-texts:short')).split('\n'),
    addresses: worded(msg('studio/new-texts:addresses')).split('\n'),
    long: worded(msg('studio/new-texts:long')),
    filled: worded(msg('studio/new-texts:filled')),
  };
}
