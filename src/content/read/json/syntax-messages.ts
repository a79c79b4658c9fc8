import { type Message, msg, quoted } from '../../../words/message.ts';
import type { Finding, Fix } from '../words/problem.ts';
import { lineIndex } from './positions.ts';
import { swap } from './syntax-words.ts';
import type { Token } from './tokens.ts';

export const comment = ({ offset, end }: Token): Finding => ({
  code: 'json-comment',
  offset,
  message: msg('content/json:comment'),
  hint: msg('content/json:comment-hint'),
  fix: swap(offset, end - offset, ''),
});

export function unclosedText(token: Token, isKey: boolean, file: string): Finding {
  const { text, offset } = token;
  const curved = text.search(/[“”„]/);
  if (curved > 0 && text[curved] === '”')
    return {
      code: 'json-smart-quotes',
      offset: offset + curved,
      message: msg('content/json:curved-end'),
      hint: msg('content/json:curved-end-hint'),
      fix: swap(offset + curved, 1, '"'),
    };
  return {
    code: 'json-missing-quote',
    offset,
    message: msg(isKey ? 'content/json:unclosed-name' : 'content/json:unclosed-text'),
    hint: msg('content/json:unclosed-hint'),
    fix: isKey ? undefined : closeBeforeComma(token, file),
  };
}

/** A text that ends in a comma where the next line begins a value or a key lacks its quote before the comma. */
function closeBeforeComma({ text, offset, end }: Token, file: string): Fix | undefined {
  const comma = text.search(/,[ \t]*$/);
  const isFollowed = /^\s*["{[]/.test(file.slice(end));
  return comma > 0 && isFollowed ? swap(offset + comma, 0, '"') : undefined;
}

export function badCharacter({ text, offset, error }: Token): Finding {
  const control = text.search(/\p{Cc}/u);
  if (control > 0 && error !== 5)
    return {
      code: 'json-control-character',
      offset: offset + control,
      message: msg('content/json:control-character'),
      hint: msg('content/json:control-character-hint'),
      fix: swap(offset + control, 1, ' '),
    };
  const bad = text.search(/(?<!\\)(?:\\\\)*\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/);
  return {
    code: 'json-backslash',
    offset: offset + Math.max(bad, 0),
    message: msg('content/json:backslash'),
    hint: msg('content/json:backslash-hint'),
  };
}

export const notAKey = (token: Token, previous: Token | undefined, text: string): Finding => {
  const [whole] =
    /(?<![\d-])[\d-]+(?=,$)/.exec(text.slice(Math.max(0, token.offset - 20), token.offset)) ?? [];
  if (token.kind === 'number' && previous?.end === token.offset && whole)
    return {
      code: 'json-decimal-comma',
      offset: previous.offset,
      message: msg('content/json:decimal-comma'),
      hint: msg('content/json:decimal-comma-hint', { number: `${whole}.${token.text}` }),
      fix: swap(token.offset - 1, 1, '.'),
    };
  return {
    code: 'json-key-expected',
    offset: token.offset,
    message: msg('content/json:key-expected', { found: quoted(token.text) }),
    hint: msg('content/json:key-expected-hint'),
  };
};

export const strayColon = ({ offset }: Token): Finding => ({
  code: 'json-stray-colon',
  offset,
  message: msg('content/json:stray-colon'),
  hint: msg('content/json:stray-colon-hint'),
});

export function missingColon(key: Token, found: Token): Finding {
  if (key.text.slice(1, -1).includes(':'))
    return {
      code: 'json-missing-quote',
      offset: key.offset,
      message: msg('content/json:missing-quote-of-name'),
      hint: msg('content/json:missing-quote-of-name-hint', {
        name: key.text.slice(1, key.text.indexOf(':')).trim(),
      }),
    };
  const lonely = [',', '}', ']', 'end'].includes(found.kind);
  return {
    code: 'json-missing-colon',
    offset: key.end,
    message: lonely
      ? msg('content/json:missing-colon-and-value', { name: key.text })
      : msg('content/json:missing-colon', { name: key.text }),
    hint: lonely
      ? msg('content/json:missing-colon-and-value-hint', { name: key.text })
      : msg('content/json:missing-colon-hint', { name: key.text, value: found.text.slice(0, 40) }),
    fix: lonely ? undefined : swap(key.end, 0, ':'),
  };
}

export const missingValue = (key: Token): Finding => ({
  code: 'json-missing-value',
  offset: key.offset,
  message:
    key.kind === 'string'
      ? msg('content/json:missing-value-of', { name: key.text })
      : msg('content/json:missing-value'),
  hint: msg('content/json:missing-value-hint'),
});

export const extraComma = ({ offset }: Token): Finding => ({
  code: 'json-extra-comma',
  offset,
  message: msg('content/json:extra-comma'),
  hint: msg('content/json:extra-comma-hint'),
  fix: swap(offset, 1, ''),
});

export const trailingComma = ({ offset }: Token, close: Token): Finding => ({
  code: 'json-trailing-comma',
  offset,
  message: msg('content/json:trailing-comma', { bracket: close.kind }),
  hint: msg('content/json:trailing-comma-hint'),
  fix: swap(offset, 1, ''),
});

export function missingComma(previous: Token, token: Token, text: string): Finding {
  if (previous.kind === 'number' && token.kind === 'number' && previous.end === token.offset)
    return {
      code: 'json-number',
      offset: previous.offset,
      message: msg('content/json:leading-zero'),
      hint: msg('content/json:leading-zero-hint'),
    };
  if (previous.kind === 'string' && token.kind === 'string' && previous.end === token.offset)
    return innerQuotes(previous);
  return {
    code: 'json-missing-comma',
    offset: previous.end,
    message: commaAfter(previous),
    hint: msg('content/json:missing-comma-hint', { line: lineIndex(text)(previous.end).line }),
    fix: swap(previous.end, 0, ','),
  };
}

function commaAfter({ kind, text }: Token): Message {
  if (kind === '}' || kind === ']')
    return msg('content/json:missing-comma-after-bracket', { bracket: kind });
  return text.length > 40
    ? msg('content/json:missing-comma-after-text')
    : msg('content/json:missing-comma-after', { text });
}

export const innerQuotes = (previous: Token): Finding => ({
  code: 'json-inner-quotes',
  offset: previous.end - 1,
  message: msg('content/json:inner-quotes'),
  hint: msg('content/json:inner-quotes-hint'),
});

export function unclosed(open: Token, found: Token, text: string): Finding {
  const positionAt = lineIndex(text);
  const isBrace = open.kind === '{';
  const close = isBrace ? '}' : ']';
  return {
    code: isBrace ? 'json-missing-brace' : 'json-missing-bracket',
    offset: open.offset,
    message: msg(isBrace ? 'content/json:unclosed-brace' : 'content/json:unclosed-bracket', {
      line: positionAt(open.offset).line,
    }),
    hint:
      found.kind === 'end'
        ? msg('content/json:close-at-end-hint', { close })
        : msg('content/json:close-before-hint', {
            close,
            found: found.text,
            line: positionAt(found.offset).line,
          }),
  };
}

export const afterTheEnd = (token: Token): Finding =>
  token.kind === '}' || token.kind === ']'
    ? {
        code: 'json-extra-close',
        offset: token.offset,
        message: msg('content/json:extra-close', { bracket: token.kind }),
        hint: msg('content/json:extra-close-hint', { bracket: token.kind }),
      }
    : {
        code: 'json-after-the-end',
        offset: token.offset,
        message: msg('content/json:after-the-end'),
        hint: msg('content/json:after-the-end-hint'),
      };
