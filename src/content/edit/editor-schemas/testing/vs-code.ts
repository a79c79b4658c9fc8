import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompletionItem, MarkedString } from 'vscode-json-languageservice';
import { worded } from '../../../../words/reader.ts';
import { readSchemas } from '../../../node/read-schemas.ts';
import { createSiteConfigLoader } from '../../../node/site-config-loader.ts';
import { PROJECT } from '../../../testing/fixture.ts';
import { editorFiles } from '../editor-schema.ts';
import { referenceKinds } from '../schema-source.ts';
import { EDITOR_SCHEMAS, SITE_VALUES, siteValues } from '../site-values.ts';

// Node finds no names in this package, whose modules are UMD.
const { getLanguageService, TextDocument }: typeof import('vscode-json-languageservice') =
  createRequire(import.meta.url)('vscode-json-languageservice');

const FOLDER = 'file:///project/';

export interface Mistake {
  /** What is underlined. */
  at: string;
  message: string;
}

interface VsCode {
  /** What Ctrl+Space lists where `|` stands. */
  complete(file: string, text: string): Promise<CompletionItem[]>;
  /** What the mouse over the place of `|` shows. */
  hover(file: string, text: string): Promise<string>;
  mistakes(file: string, text: string): Promise<Mistake[]>;
}

/** The JSON service of VS Code, with the project's settings and the values of a site. */
export function vsCode(site: string): VsCode {
  const files = new Map([
    ...editorFiles(readSchemas(site), worded),
    [`${EDITOR_SCHEMAS}/${SITE_VALUES}`, JSON.stringify(valuesOf(site))],
  ]);
  const service = getLanguageService({
    clientCapabilities: { textDocument: { completion: {} } },
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
    schemaRequestService: async (uri) => files.get(uri.slice(FOLDER.length)) ?? Promise.reject(uri),
  });
  const settings = JSON.parse(readFileSync(join(PROJECT, '.vscode/settings.json'), 'utf8'));
  service.configure({
    schemas: settings['json.schemas'].map(
      ({ fileMatch, url }: { fileMatch: string[]; url: string }) => ({
        fileMatch,
        uri: new URL(url, FOLDER).href,
      }),
    ),
  });
  const open = (file: string, marked: string) => {
    const offset = marked.indexOf('|');
    const text = offset < 0 ? marked : marked.slice(0, offset) + marked.slice(offset + 1);
    const document = TextDocument.create(`${FOLDER}site-config/${file}`, 'json', 1, text);
    return { document, json: service.parseJSONDocument(document), at: document.positionAt(offset) };
  };

  return {
    async complete(file, text) {
      const { document, json, at } = open(file, text);
      return (await service.doComplete(document, at, json))?.items ?? [];
    },
    async hover(file, text) {
      const { document, json, at } = open(file, text);
      const contents = (await service.doHover(document, at, json))?.contents as MarkedString[];
      return contents.join('\n').replaceAll('\\', '');
    },
    async mistakes(file, text) {
      const { document, json } = open(file, text);
      const found = await service.doValidation(document, json);
      return found.map(({ range, message }) => ({
        at: document.getText(range),
        message: String(message),
      }));
    },
  };
}

function valuesOf(site: string) {
  return siteValues(createSiteConfigLoader(site)().site, referenceKinds(readSchemas(site)), worded);
}

/** What a snippet leaves behind when nothing is typed over its words. */
export const inserted = (snippet: string): string =>
  snippet
    .replace(/\$\{TM_LINE_INDEX\/[^}]*\/\}/g, '')
    .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    .replace(/\$\d+/g, '');
