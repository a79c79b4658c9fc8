import type { LeftKind } from '../left-behind.ts';
import { attribute, type Element, elementsIn, textOf } from './dom.ts';
import { resolved } from './head.ts';

/** What no text of the site can hold: what it is, and where it leads or comes from. */
export function refusedPart(
  element: Element,
  base: string,
): { kind: LeftKind; what: string | undefined } | undefined {
  const { tagName } = element;
  // A page builder, or ASP.NET, may have put the whole page into one.
  if (tagName === 'form')
    return isWholePage(element) ? undefined : { kind: 'form', what: formName(element) };
  if (EMBEDDED.has(tagName)) return { kind: 'embed', what: sourceOf(element, base) };
  if (tagName === 'svg')
    return isIcon(element) ? undefined : { kind: 'drawing', what: textOf(element) };
  if (tagName === 'canvas') return { kind: 'drawing', what: attribute(element, 'id') };
  return undefined;
}

const EMBEDDED = new Set(['iframe', 'object', 'embed', 'applet', 'video', 'audio']);

const LONG_TEXT = 1000;

const isWholePage = (form: Element): boolean => textOf(form).length > LONG_TEXT;

function formName(form: Element): string {
  const fields = [...elementsIn(form)].filter(
    (element) =>
      /^(input|select|textarea)$/.test(element.tagName) &&
      !/^(hidden|submit|button|image|reset)$/i.test(attribute(element, 'type') ?? ''),
  );
  const names = fields.map((field) => attribute(field, 'name') ?? attribute(field, 'placeholder'));
  return [attribute(form, 'action'), names.filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

function sourceOf(element: Element, base: string): string | undefined {
  const written = ['src', 'data-src', 'data', 'poster', 'code']
    .map((name) => attribute(element, name))
    .find(Boolean);
  const inside = [...elementsIn(element)].map((child) => attribute(child, 'src')).find(Boolean);
  return resolved(written ?? inside, base) ?? element.tagName;
}

/** Drawings beside words, which say nothing. */
const isIcon = (svg: Element): boolean =>
  textOf(svg) === '' && Number.parseInt(attribute(svg, 'width') ?? '24', 10) <= 64;

/** What visitors did not see. */
export const isHidden = (element: Element): boolean =>
  attribute(element, 'hidden') !== undefined ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(element, 'style') ?? '');
