import type { FileCheck } from '../config-file.ts';
import { segmentsOf } from '../json/json.ts';
import type { Finding } from '../problem.ts';

/** Two equal ids in a page: a link with #id could only reach the first. */
export const checkIds: FileCheck = ({ ids }) => {
  const findings: Finding[] = [];
  for (const [id, [first = '', ...others]] of ids)
    for (const pointer of others)
      findings.push({
        code: 'duplicate-id',
        pointer,
        message: `O id “${id}” já está em uso nesta página, na ${sectionOf(first)}.`,
        hint: `Escolha outro, por exemplo “${id}-2”.`,
      });
  return findings;
};

const sectionOf = (pointer: string) => `${Number(segmentsOf(pointer)[1]) + 1}ª seção`;
