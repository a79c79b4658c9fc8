import { JSDOM } from 'jsdom';
import { CannotEdit } from '../../../content/edit/file-change.ts';
import {
  type CleanedSvg,
  cleanSvgText,
  isSvgText,
  MAX_SVG,
  type Parsing,
  SVG_TOO_LARGE,
} from '../../shared/pictures/clean-svg.ts';

export type { CleanedSvg };

export const isSvg = (bytes: Buffer): boolean => isSvgText(bytes.toString('utf8', 0, MAX_SVG));

export function cleanSvg(bytes: Buffer): CleanedSvg {
  if (bytes.length > MAX_SVG) throw new CannotEdit(SVG_TOO_LARGE);
  const { window } = new JSDOM('');
  try {
    return cleanSvgText(bytes.toString('utf8'), window as unknown as Parsing);
  } finally {
    window.close();
  }
}
