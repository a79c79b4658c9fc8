import { brandName, textOf } from '../../../content/edit/labels/file-title.ts';
import { single } from '../../../content/read/site/site.ts';
import { isObject } from '../../../lib/json.ts';
import type { SiteAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../endpoint.ts';
import { editsIn } from '../endpoint.ts';
import { studioProblem } from '../files/studio-problem.ts';
import { studioFiles } from './files.ts';
import { sourcesOf } from './sources.ts';

export const site: Endpoint = async (body, opened): Promise<SiteAnswer> => {
  const loaded = opened.loader(editsIn(body, opened))();
  const { site, problems } = loaded;
  const details = single(site.entries, 'site')?.partial;
  return {
    name: brandName(site),
    lang: (isObject(details) && textOf(details, 'language')) || 'pt-BR',
    files: studioFiles(opened, loaded),
    sources: await sourcesOf(opened, site),
    problems: problems.map(studioProblem),
  };
};
