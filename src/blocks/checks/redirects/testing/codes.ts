import type { Codes } from '../../../../content/testing/codes/code.ts';
import { redirects } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'redirect-duplicate': redirects(['/quem-somos', '/sobre'], ['/quem-somos', '/']),
  'redirect-over-page': redirects(['/sobre', '/']),
  'redirect-format': redirects(['/b/', '/sobre']),
  'redirect-chain': redirects(['/b', '/c'], ['/c', '/sobre']),
  'redirect-loop': redirects(['/b', '/b']),
};
