import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { readerLocale } from '../../../words/locale.ts';
import { t } from '../../../words/reader.ts';
import { printDay, readMoment } from '../../shared/dates.ts';
import { isMap } from '../../shared/json-pointer.ts';
import type { Json, JsonMap } from '../../shared/protocol.ts';
import {
  branchesOf,
  childNode,
  isUnion,
  narrowToBranch,
  type SchemaFiles,
  type SchemaNode,
  unionTag,
  valueName,
} from '../form/schema/schema-node.ts';
import { kindName, labelOf } from '../form/words/labels.ts';
import { withoutMarkdown } from '../form/words/summary-of.ts';

interface Props {
  schemas: SchemaFiles;
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
    <Typography
      variant="body2"
      dir="auto"
      sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {printValue(value, node)}
    </Typography>
  );
}

function Fields({ schemas, node, value }: Props & { value: JsonMap }) {
  const branch = node && narrowToBranch(schemas, node, value);
  const tag = node && isUnion(node) ? unionTag(node) : undefined;
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

export function printValue(value: Json, node: SchemaNode | undefined): string {
  if (typeof value === 'boolean') return t(value ? 'studio/review:yes' : 'studio/review:no');
  if (typeof value === 'number') return value.toLocaleString(readerLocale());
  if (typeof value !== 'string' || value === '') return t('studio/review:empty');
  const { enum: values, enumDescriptions: words, refersTo } = node?.schema ?? {};
  if (Array.isArray(values) && Array.isArray(words))
    return valueName(words[values.indexOf(value)], value);
  if (refersTo === 'richText') return withoutMarkdown(value);
  const moment = readMoment(value);
  return moment ? `${printDay(moment.day)} ${moment.hour}`.trim() : value;
}

interface ScrolledTextProps {
  /** What screen readers call it. */
  label: string;
  isChosen?: boolean;
  children: ReactNode;
}

/** One of two texts that stand side by side. A long one scrolls. */
export const ScrolledText = ({ label, isChosen = false, children }: ScrolledTextProps) => (
  <Box
    tabIndex={0}
    role="group"
    aria-label={label}
    sx={{
      maxHeight: 320,
      overflow: 'auto',
      padding: 3,
      marginBlock: 1,
      border: 1,
      borderColor: isChosen ? 'primary.main' : 'divider',
      borderRadius: 1,
    }}
  >
    {children}
  </Box>
);

/** `sx` of two texts side by side; one below the other in a narrow window. */
export const SIDE_BY_SIDE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  marginTop: 2,
};
