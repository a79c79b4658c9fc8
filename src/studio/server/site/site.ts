import { brandName, textOf } from '../../../content/edit/labels/file-title.ts';
import { single } from '../../../content/read/site/site.ts';
import { isObject } from '../../../lib/json.ts';
import type { SiteAnswer } from '../../shared/protocol.ts';
import { studioProblem } from '../files/studio-problem.ts';
import type { Endpoint } from '../workspace/endpoint.ts';
import { editsIn } from '../workspace/endpoint.ts';
import { studioFiles } from './files.ts';
import { sourcesOf } from './sources.ts';

export const site: Endpoint = async (body, workspace): Promise<SiteAnswer> => {
  const loaded = workspace.loader(editsIn(body, workspace))();
  const { site, problems } = loaded;
  const details = single(site.entries, 'site')?.partial;
  return {
    name: brandName(site),
    lang: (isObject(details) && textOf(details, 'language')) || 'pt-BR',
    files: studioFiles(workspace, loaded),
    sources: await sourcesOf(workspace, site),
    problems: problems.map(studioProblem),
  };
};
