import { isObject } from '../../../content/json/json.ts';
import { single } from '../../../content/site.ts';
import type { SiteAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../endpoint.ts';
import { toStudio } from '../files/problems.ts';
import { editsOf } from '../safety/edits.ts';
import { studioFiles } from './files.ts';
import { sourcesOf } from './sources.ts';
import { brandOf, textAt } from './titles.ts';

export const site: Endpoint = async (body, studio): Promise<SiteAnswer> => {
  const loaded = studio.loader(editsOf(body, studio))();
  const { site, problems } = loaded;
  const details = single(site.entries, 'site')?.partial;
  return {
    name: brandOf(site),
    lang: (isObject(details) && textAt(details, 'language')) || 'pt-BR',
    files: studioFiles(studio, loaded),
    sources: await sourcesOf(studio, site),
    problems: problems.map(toStudio),
  };
};
