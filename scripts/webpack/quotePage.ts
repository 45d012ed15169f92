import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';
import type webpack from 'webpack';
import { quotePagePolicy, scriptHash } from '../../embedded/http/contentSecurity';
import { pageRule } from '../../src/features/business/documents/pageRule';
import { QUOTE_SLOT } from '../../src/features/business/documents/link/file';
import { colors } from '../../src/ui/theme/tokens';

/** The client's page and what its policy needs. */
export interface QuotePage {
  readonly html: string;
  /** The CSP source that allows the page's script. */
  readonly script: string;
}

/** The look of the document, which the app's sheets have too, and that of the page around it. */
const STYLES = ['src/document.css', 'src/quotePage/page.css'];

/**
 * Composes orcamento.html: one file with its script and style inside, so that the same text works as a page
 * and as a file. It is built for phones of 2020.
 */
export function composeQuotePage(compilation: webpack.Compilation, root: string): QuotePage {
  const folder = path.join(root, 'src/quotePage');
  const { code, inputs } = bundle(path.join(folder, 'main.ts'), root);
  for (const input of [...inputs, ...STYLES, 'src/quotePage/page.html']) {
    compilation.fileDependencies.add(path.join(root, input));
  }
  const css = STYLES.map((file) => readFileSync(path.join(root, file), 'utf8')).join('');
  const style = (colourVariables() + pageRule('', null) + css).replaceAll(
    /\/\*.*?\*\/|\n\s*/gs,
    '',
  );
  // The font is separate, so that a file that is sent to a client can leave it out.
  const font = fontFace(compilation);
  const styles = [font, style].filter((text) => text !== '');
  const script = scriptHash(code);
  const slots: Readonly<Record<string, string>> = {
    policy: `<meta http-equiv="Content-Security-Policy" content="${quotePagePolicy(script, styles.map(scriptHash).join(' '))}" />`,
    styles: styles.map((text) => `<style>${text}</style>`).join(''),
    quote: QUOTE_SLOT,
    script: `<script>${code}</script>`,
  };
  const html = readFileSync(path.join(folder, 'page.html'), 'utf8').replaceAll(
    /<!-- (\w+) -->/g,
    (_, slot: string) => {
      const text = slots[slot];
      if (text === undefined) throw new Error(`page.html has a slot that nothing fills: ${slot}`);
      return text;
    },
  );
  return { html, script };
}

function bundle(entry: string, root: string): { code: string; inputs: string[] } {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    // The page supports iOS 14 and Chrome 73, which are older than the browsers that the app supports.
    target: 'es2018',
    charset: 'utf8',
    legalComments: 'none',
  });
  const { code } = minifySync(outputFiles[0]?.text ?? '', {
    // The app's chunks have the same minifier.
    compress: { ecma: 2018, passes: 3 },
    mangle: true,
    ecma: 2018,
    module: false,
  });
  if (/<\/script|<!--/.test(code)) throw new Error('The page would close its own <script> element');
  return { code, inputs: Object.keys(metafile.inputs) };
}

/**
 * CSS variables for the theme's colours, which follow the device's colour scheme. On paper the scheme is always
 * light and the background white.
 */
export function colourVariables(): string {
  const variables = (pick: (value: { base: string; _dark: string }) => string): string =>
    Object.entries(colors)
      .map(([name, { value }]) => `--${name}:${pick(value)}`)
      .join(';');
  const dark = variables(({ _dark }) => _dark);
  return (
    `:root{${variables(({ base }) => base)}}` +
    `@media screen and (prefers-color-scheme:dark){:root{${dark}}}` +
    '@media print{:root{--bg:#fff;--surface:#fff}}'
  );
}

/** The font face of the app's serif. A quote that was sent as a file does without it. */
export function fontFace(compilation: webpack.Compilation): string {
  const font = compilation
    .getAssets()
    .find(({ name }) => /latin-opsz-normal\.\w+\.woff2$/.test(name));
  return font === undefined
    ? ''
    : `@font-face{font-family:"Fraunces Variable";font-display:swap;font-weight:430 480;src:url(/${font.name}) format("woff2")}`;
}
