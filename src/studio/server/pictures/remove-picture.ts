import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CannotEdit } from '../../../content/edit/file-change.ts';
import { iconsOf } from '../../../content/node/site-icons.ts';
import { FILE_ENDS } from '../../../content/read/files/public-files.ts';
import { quote } from '../../../content/read/words/wording.ts';
import { NO_EDITS, type PictureAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../workspace/endpoint.ts';
import { editsIn, requiredText } from '../workspace/request-fields.ts';
import { studioPictures } from './library.ts';

/** With `edits`, a picture that they use stays too. */
export const removePicture: Endpoint = async (body, workspace): Promise<PictureAnswer> => {
  const path = requiredText(body.path, 'path');
  const { site } = workspace.loader(NO_EDITS)();
  // Only pictures found in public/ itself: the search does not follow symbolic links.
  if (!site.files.all.has(path) || !FILE_ENDS.picture.test(path))
    throw new CannotEdit(`Não há uma imagem ${quote(path)} na pasta public/.`);
  if (iconsOf(workspace.publicDir).has(path.slice(1)))
    throw new CannotEdit(
      `${quote(path)} é o ícone do site, que o navegador procura por esse nome.`,
    );
  const sites = body.edits ? [site, workspace.loader(editsIn(body, workspace))().site] : [site];
  for (const version of sites) {
    const [picture] = await studioPictures(workspace.publicDir, [path], version);
    const used = picture?.usedIn ?? [];
    if (used.length > 0)
      throw new CannotEdit(
        `A imagem está em uso: ${used.join(', ')}. Tire-a de lá antes, e salve.`,
      );
  }
  const [picture] = await studioPictures(workspace.publicDir, [path], site);
  if (!picture) throw new CannotEdit(`Não há uma imagem ${quote(path)} na pasta public/.`);
  rmSync(join(workspace.publicDir, path));
  return { picture, done: ['apagada'] };
};
