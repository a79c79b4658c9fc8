import type { Finding } from '../words/problem.ts';
import { textCutBefore } from './cut-text.ts';
import * as say from './syntax-messages.ts';
import { unknownWord } from './syntax-words.ts';
import { indentAt, lineIndent, type SyntaxContext, type Token, tokensOf } from './tokens.ts';

interface Frame {
  open: Token;
  /** How far its first item is indented, when that item begins a line. */
  itemIndent: number | undefined;
  empty: boolean;
}

/** The syntax errors of a JSON text: the root causes, in order. */
export function diagnoseSyntax(text: string): Finding[] {
  const machine = new Machine(text);
  for (const token of tokensOf(text))
    if (!machine.take(token) || machine.findings.length >= MOST_FINDINGS) break;
  return machine.findings;
}

/** More than this is not a slip of the hand but a file of another kind. */
const MOST_FINDINGS = 20;

/**
 * A pushdown automaton over tokens. It goes on after what has one sure
 * repair (a comment, a comma too many or too few) and stops at anything else, so
 * that one mistake is one finding.
 */
class Machine {
  findings: Finding[] = [];
  #text: string;
  #frames: Frame[] = [];
  #expected: SyntaxContext['expected'] = 'value';
  #previous: Token | undefined;
  #key: Token | undefined;
  /** The last text, which quotes inside it may have closed. */
  #lastText: Token | undefined;
  /** The bracket that is still open according to the indentation, and the token after its expected end. */
  #suspect: { open: Token; before: Token } | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** False to stop. */
  take(token: Token): boolean {
    if (token.kind === 'comment') return this.#report(say.comment(token));
    if (token.kind === 'unknown') return this.#stop(this.#unknown(token));
    if (token.kind === 'string' && token.error === 2)
      return this.#stop(say.unclosedText(token, this.#expected === 'key', this.#text));
    if (token.kind === 'string' && token.error !== 0) this.#report(say.badCharacter(token));
    const goOn = this.#step(token);
    this.#previous = token;
    if (token.kind === 'string') this.#lastText = token;
    return goOn;
  }

  #unknown(token: Token): Finding {
    if (this.#expected === 'end') return say.afterTheEnd(token);
    if (this.#expected === 'colon' && this.#key?.text.includes(':'))
      return say.missingColon(this.#key, token);
    const context = { expected: this.#expected, previous: this.#previous, text: this.#text };
    const finding = unknownWord(token, context);
    const cut = finding.code.endsWith('-without-quotes') ? this.#cutBefore(token) : undefined;
    return cut ? say.innerQuotes(cut) : finding;
  }

  #step(token: Token): boolean {
    if (this.#expected === 'colon') return this.#colon(token);
    if (this.#expected === 'end') return token.kind === 'end' || this.#stop(say.afterTheEnd(token));
    if (token.kind === 'end') return this.#unclosed(token);
    if (token.kind === '}' || token.kind === ']') return this.#close(token);
    if (token.kind === ',') return this.#comma(token);
    if (this.#expected === 'comma') return this.#missingComma(token);
    return this.#item(token);
  }

  #item(token: Token): boolean {
    const frame = this.#frames.at(-1);
    if (frame && this.#expectsItem(frame)) this.#noteIndent(frame, token);
    if (this.#expected === 'key') {
      const cut = this.#cutBefore(token);
      if (token.kind !== 'string')
        return this.#stop(cut ? say.innerQuotes(cut) : this.#notAKey(token));
      this.#key = token;
      this.#expected = 'colon';
      return true;
    }
    if (token.kind === ':') return this.#stop(say.strayColon(token));
    if (token.kind === '{' || token.kind === '[') {
      this.#frames.push({ open: token, itemIndent: undefined, empty: true });
      this.#expected = token.kind === '{' ? 'key' : 'value';
      return true;
    }
    this.#afterValue();
    return true;
  }

  #notAKey(token: Token): Finding {
    return this.#suspect?.before === token
      ? say.unclosed(this.#suspect.open, token, this.#text)
      : say.notAKey(token, this.#previous, this.#text);
  }

  #expectsItem(frame: Frame): boolean {
    return this.#expected === 'key' || frame.open.kind === '[';
  }

  #noteIndent(frame: Frame, token: Token): void {
    const indent = indentAt(this.#text, token.offset);
    if (frame.empty) frame.itemIndent = indent;
    else if (outdented(indent, frame)) this.#suspect ??= { open: frame.open, before: token };
    frame.empty = false;
  }

  #colon(token: Token): boolean {
    if (token.kind !== ':') return this.#stop(say.missingColon(this.#key ?? token, token));
    this.#expected = 'value';
    return true;
  }

  #cutBefore(token: Token): Token | undefined {
    const context = { expected: this.#expected, previous: this.#previous, text: this.#text };
    return textCutBefore(token, this.#lastText, {
      ...context,
      isInList: this.#frames.at(-1)?.open.kind === '[',
    });
  }

  #comma(token: Token): boolean {
    if (this.#expected === 'comma') {
      this.#expected = this.#frames.at(-1)?.open.kind === '{' ? 'key' : 'value';
      return true;
    }
    if (this.#previous?.kind === ':') {
      this.#report(say.missingValue(this.#key ?? token));
      this.#expected = 'key';
      return true;
    }
    return this.#report(say.extraComma(token));
  }

  #missingComma(token: Token): boolean {
    const frame = this.#frames.at(-1);
    const previous = this.#previous;
    if (!frame || !previous) return this.#stop(say.afterTheEnd(token));
    if (token.kind === ':') return this.#stop(say.strayColon(token));
    const cut = this.#cutBefore(token);
    if (cut) return this.#stop(say.innerQuotes(cut));
    if (outdented(indentAt(this.#text, token.offset), frame))
      return this.#stop(say.unclosed(frame.open, token, this.#text));
    const finding = say.missingComma(previous, token, this.#text);
    if (finding.code !== 'json-missing-comma') return this.#stop(finding);
    this.#report(finding);
    this.#expected = frame.open.kind === '{' ? 'key' : 'value';
    return this.#item(token);
  }

  #close(token: Token): boolean {
    const frame = this.#frames.at(-1);
    if (!frame) return this.#stop(say.afterTheEnd(token));
    if ((frame.open.kind === '{') !== (token.kind === '}')) return this.#unclosed(token);
    if (this.#previous?.kind === ',') this.#report(say.trailingComma(this.#previous, token));
    if (this.#previous?.kind === ':') this.#report(say.missingValue(this.#key ?? token));
    const indent = indentAt(this.#text, token.offset);
    if (indent !== undefined && indent !== lineIndent(this.#text, frame.open.offset))
      this.#suspect ??= { open: frame.open, before: token };
    this.#frames.pop();
    this.#afterValue();
    return true;
  }

  #unclosed(token: Token): boolean {
    const open = this.#frames.at(-1)?.open;
    const { open: culprit, before } = this.#suspect ?? { open, before: token };
    return this.#stop(
      culprit ? say.unclosed(culprit, before, this.#text) : say.missingValue(token),
    );
  }

  #afterValue(): void {
    this.#expected = this.#frames.length === 0 ? 'end' : 'comma';
  }

  #report(finding: Finding): true {
    this.findings.push(finding);
    return true;
  }

  #stop(finding: Finding): false {
    this.findings.push(finding);
    return false;
  }
}

const outdented = (indent: number | undefined, frame: Frame): boolean =>
  indent !== undefined && frame.itemIndent !== undefined && indent < frame.itemIndent;
