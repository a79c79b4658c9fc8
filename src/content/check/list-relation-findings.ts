import { isObject, pointerOf } from '../../lib/json.ts';
import { enumerated, msg, quoted } from '../../words/message.ts';
import { didYouMean, writeThis } from '../../words/phrases.ts';
import type { Relations } from '../read/files/layout.ts';
import type { Schemas } from '../read/schema/schema.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import { type ListQuery, listsIn } from '../read/site/list-query.ts';
import { nearest } from '../read/words/nearest.ts';
import type { Finding } from '../read/words/problem.ts';

type Given = Pick<Schemas, 'recordFields'>;

/** A list of the records that name one, or that it names, stands on the page of that one and says by which field. */
export function listRelationFindings(
  { kind, name, value, ofRecord }: Pick<ConfigFile, 'kind' | 'name' | 'value' | 'ofRecord'>,
  schemas: Given,
): Finding[] {
  const isOfRecords = kind === 'record-page';
  const { sections } = isObject(value) ? value : {};
  // What is wrong with the page of a record is told of that of all records.
  if (!Array.isArray(sections) || ofRecord || !(isOfRecords || kind === 'page')) return [];
  return sections.flatMap((section: unknown, index) =>
    listsIn([section]).flatMap((query) =>
      (['naming', 'namedIn'] as const).flatMap((key) => {
        if (query[key] === undefined) return [];
        const found = isOfRecords ? fieldFinding(key, query, name, schemas) : ELSEWHERE;
        return found ? [{ ...found, pointer: pointerOf('sections', index, key) }] : [];
      }),
    ),
  );
}

const code = 'list-relation';

const ELSEWHERE = {
  code,
  message: msg('content/records:list-elsewhere'),
  hint: msg('content/records:list-elsewhere-hint'),
};

function fieldFinding(
  key: 'naming' | 'namedIn',
  query: ListQuery,
  own: string,
  schemas: Given,
): Finding | undefined {
  const { collection } = query;
  const field = query[key] ?? '';
  const [of, to] = key === 'naming' ? [collection, own] : [own, collection];
  const fields = fieldsTo(to, schemas.recordFields(of).relations);
  if (fields.includes(field)) return undefined;
  const near = nearest(field, fields);
  const values = { field: quoted(field), of: quoted(of), to: quoted(to) };
  return {
    code,
    message: [msg('content/records:list-field', values), didYouMean(near)],
    hint: near
      ? writeThis(near)
      : fields.length > 0
        ? msg('content/records:field-hint', { fields: enumerated(fields) })
        : msg('content/records:list-field-hint', { of, to }),
    ...(near && { fix: { value: near }, guess: true }),
  };
}

const fieldsTo = (collection: string, relations: Relations): string[] =>
  Object.entries(relations).flatMap(([name, relation]) =>
    relation.collection === collection ? name : [],
  );
