import { readFileSync } from 'node:fs';
import path from 'node:path';
import type webpack from 'webpack';
import { scriptHash } from '../../embedded/http/contentSecurity';
import { colourVariables, fontFace } from './quotePage';

/** The page that says what holds for people with disabilities. The landing page's footer leads to it. */
export const ACCESSIBILITY_PAGE = 'acessibilidade.html';

/** Composes the page: one file without a script, with its style inside and the colours and the serif of the app. */
export function composeAccessibilityPage(compilation: webpack.Compilation, root: string): string {
  const source = (file: string): string => {
    const full = path.join(root, 'src/accessibilityPage', file);
    compilation.fileDependencies.add(full);
    return readFileSync(full, 'utf8');
  };
  const style = fontFace(compilation) + colourVariables() + source('page.css');
  const policy = [
    "default-src 'none'",
    `style-src ${scriptHash(style)}`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return source('page.html')
    .replace(
      '<!-- policy -->',
      () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    )
    .replace('<!-- styles -->', () => `<style>${style}</style>`);
}
