import { Box, Typography } from '@mui/material';
import { printDay, readMoment } from '../../shared/dates.ts';
import { isMap } from '../../shared/json-pointer.ts';
import type { Json, JsonMap } from '../../shared/protocol.ts';
import { valueName } from '../form/schema/default-of.ts';
import {
  branchesOf,
  childNode,
  isUnion,
  narrowToBranch,
  type SchemaNode,
  type Schemas,
  tagOf,
} from '../form/schema/schema-node.ts';
import { kindName } from '../form/words/kind-name.ts';
import { labelOf } from '../form/words/label-of.ts';
import { plainText } from '../form/words/summary-of.ts';

interface Props {
  schemas: Schemas;
  node: SchemaNode | undefined;
  value: Json;
}

/** A value as people read it: texts, lists, and fields by their labels. */
export function ValueText({ schemas, node, value }: Props) {
  if (Array.isArray(value))
    return (
      <Box component="ol" sx={{ margin: 0, paddingLeft: 5 }}>
        {value.map((item, index) => (
          <li key={index}>
            <ValueText
              schemas={schemas}
              node={node && childNode(schemas, node, '0', [])}
              value={item}
            />
          </li>
        ))}
      </Box>
    );
  if (isMap(value)) return <Fields schemas={schemas} node={node} value={value} />;
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {textOf(value, node)}
    </Typography>
  );
}

function Fields({ schemas, node, value }: Props & { value: JsonMap }) {
  const branch = node && narrowToBranch(schemas, node, value);
  const tag = node && isUnion(node) ? tagOf(node) : undefined;
  const kind =
    node && tag && branchesOf(schemas, node).find((option) => option.value === value[tag]);
  return (
    <>
      {kind && (
        <Typography variant="body2" sx={{ fontStyle: 'italic' }}>
          {kindName(kind)}
        </Typography>
      )}
      <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 1 }}>
        {Object.entries(value)
          .filter(([key]) => key !== tag)
          .map(([key, child]) => (
            <div key={key}>
              <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
                {branch ? labelOf(schemas, branch, key) : key}
              </Typography>
              <Box component="dd" sx={{ margin: 0 }}>
                <ValueText
                  schemas={schemas}
                  node={branch && childNode(schemas, branch, key)}
                  value={child}
                />
              </Box>
            </div>
          ))}
      </Box>
    </>
  );
}

export function textOf(value: Json, node: SchemaNode | undefined): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return value.toLocaleString('pt-BR');
  if (typeof value !== 'string' || value === '') return '(vazio)';
  const { enum: values, enumDescriptions: words, refersTo } = node?.schema ?? {};
  if (Array.isArray(values) && Array.isArray(words))
    return valueName(words[values.indexOf(value)], value);
  if (refersTo === 'richText') return plainText(value);
  const moment = readMoment(value);
  return moment ? `${printDay(moment.day)} ${moment.hour}`.trim() : value;
}
