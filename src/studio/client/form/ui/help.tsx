import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { palette } from '../../ui/palette.ts';
import { helpOf } from '../words/help-text.ts';

const Text = styled('p')({
  margin: 0,
  fontSize: 12,
  lineHeight: '17px',
  color: palette.text.secondary,
  '& button': {
    font: 'inherit',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: 2,
    cursor: 'pointer',
  },
});

/** The first sentence of a description; a button shows the rest. */
export function Help(props: { id: string; description: string | undefined; label: string }) {
  const [isExpanded, setExpanded] = useState(false);
  const help = helpOf(props.description, props.label);
  if (!help) return null;
  return (
    <Text>
      <span id={props.id}>{isExpanded ? help.rest : help.short}</span>
      {help.rest && (
        <>
          {' '}
          <button
            type="button"
            aria-label={`${isExpanded ? 'menos' : 'mais'} sobre ${props.label}`}
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? 'menos' : 'mais'}
          </button>
        </>
      )}
    </Text>
  );
}
