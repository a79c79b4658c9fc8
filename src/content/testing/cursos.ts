import type { JsonObject } from '../../lib/json.ts';
import { type Files, page } from './fixture.ts';

export const CURSOS = 'site-config/records/cursos.json';
export const DOCENTES = 'site-config/records/docentes.json';
export const cursoFile = (id: string): string => `site-config/collections/cursos/${id}.json`;
export const docenteFile = (id: string): string => `site-config/collections/docentes/${id}.json`;

const text = (length: number) => ({ title: 'Texto', description: 'Um texto.', text: length });
const oneOf = (values: string[]) => ({ title: 'Estado', description: 'Um estado.', enum: values });
const named = (refersTo: string) => ({ title: 'Quem', description: 'Quem é.', refersTo });

const schemaOf = (title: string, record: JsonObject) => ({
  title,
  typeName: title,
  description: 'Os registros.',
  type: 'object',
  propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
  additionalProperties: {
    title: 'Registro',
    typeName: `Um${title}`,
    description: 'Um registro.',
    ...record,
  },
});

const DATES = {
  draft: { $ref: '../common.schema.json#/definitions/draft' },
  publishAt: { $ref: '../common.schema.json#/definitions/publishAt' },
  expireAt: { $ref: '../common.schema.json#/definitions/expireAt' },
};

const COURSE = {
  required: ['title', 'docente'],
  properties: {
    title: text(60),
    docente: named('docentes'),
    state: oneOf(['Há vagas', 'Últimas vagas', 'Lotado']),
    others: {
      title: 'Outros',
      description: 'Os outros.',
      type: 'array',
      items: named('docentes'),
    },
    ...DATES,
  },
};

const SCHEMAS = {
  'blocks/collections/docentes/schema.json': schemaOf('Docentes', {
    required: ['name'],
    properties: {
      name: text(60),
      note: text(60),
      level: oneOf(['Mestre', 'Aprendiz']),
      friend: named('docentes'),
      picture: { $ref: '../common.schema.json#/definitions/picture' },
      ...DATES,
    },
  }),
  'blocks/collections/cursos/schema.json': schemaOf('Cursos', COURSE),
};

const field = (name: string) => ({ field: name });
const meta = (title: string) => ({
  title: `${title} | Forte`,
  description: `O que há a saber sobre ${title}, e o que isso muda para quem nos procura hoje.`,
  keywords: ['curso'],
});

/** The page of a course, which reads the teacher whom it names. */
export const cursoPage = (part: JsonObject = {}): JsonObject => ({
  path: '/cursos/{id}',
  card: { title: field('title'), summary: 'Com {docente.name}' },
  meta: meta('{title}'),
  sections: [
    {
      type: 'call-to-action',
      title: field('title'),
      text: 'Quem dá é [{docente.name}]({docente.path}).',
      actions: [{ label: field('docente.name'), to: field('docente.path') }],
    },
    { type: 'record-list', title: 'Também', collection: 'docentes', namedIn: 'others' },
  ],
  ...part,
});

const docentePage = (part: JsonObject = {}): JsonObject => ({
  path: '/docentes/{id}',
  card: { title: field('name') },
  meta: meta('{name}'),
  sections: [
    { type: 'hero', title: field('name'), text: 'Quem ensina aqui.' },
    { type: 'record-list', title: 'Cursos', collection: 'cursos', naming: 'docente' },
  ],
  ...part,
});

export const ana = (part: JsonObject = {}): JsonObject => ({ name: 'Ana Lima', ...part });
export const curso = (part: JsonObject = {}): JsonObject => ({
  title: 'Torno',
  docente: 'ana',
  ...part,
});

interface Parts {
  cursos?: Record<string, JsonObject>;
  docentes?: Record<string, JsonObject>;
  page?: JsonObject;
  docentePage?: JsonObject;
}

/** Courses and who gives them, with pages, and a page that lists both: added to the valid site, nothing is wrong. */
export const cursos = (parts: Parts = {}): Files => {
  const { cursos = { torno: curso() }, docentes = { ana: ana() } } = parts;
  const files = (records: Record<string, JsonObject>, fileOf: (id: string) => string) =>
    Object.fromEntries(Object.entries(records).map(([id, record]) => [fileOf(id), record]));
  return {
    ...SCHEMAS,
    [CURSOS]: cursoPage(parts.page),
    [DOCENTES]: docentePage(parts.docentePage),
    'site-config/pages/cursos.json': page(
      '/cursos',
      { type: 'record-list', title: 'Cursos', collection: 'cursos' },
      { type: 'record-list', title: 'Docentes', collection: 'docentes' },
    ),
    ...files(cursos, cursoFile),
    ...files(docentes, docenteFile),
  };
};

const RATE = {
  required: ['price'],
  properties: { price: { title: 'Preço', description: 'Em euros.', type: 'number' } },
};

/** A course whose price is in a collection with neither pages nor a file in `records/`. */
export const cursosComTarifa = (): Files => ({
  ...cursos({
    cursos: { torno: curso({ tarifa: 'dia' }) },
    page: {
      card: {
        title: field('title'),
        titleLabel: 'Curso',
        facts: [{ label: 'Preço', text: '{tarifa.price:EUR}' }],
      },
    },
  }),
  'blocks/collections/cursos/schema.json': schemaOf('Cursos', {
    ...COURSE,
    properties: { ...COURSE.properties, tarifa: named('tarifas') },
  }),
  'blocks/collections/tarifas/schema.json': schemaOf('Tarifas', RATE),
  'site-config/collections/tarifas.json': { dia: { price: 95 } },
});
