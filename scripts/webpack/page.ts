import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import webpack from 'webpack';
import { pagePolicy, scriptHash } from '../../embedded/http/contentSecurity';
import { ENTITIES } from '../../src/features/app/entities/entities';
import { QUOTE_PAGE } from '../../src/features/business/documents/link/link';
import { ACCESSIBILITY_PAGE, composeAccessibilityPage } from './accessibilityPage';
import { hostHeaders } from './hostHeaders';
import type { Prerenderer } from './prerender';
import { composeQuotePage } from './quotePage';

/**
 * The chunks of the two first screens, by the `webpackChunkName`s of the app's dynamic imports. The page loads
 * them together with the entry script. Unknown names are ignored.
 */
const FIRST_SCREEN = { signedIn: ['ui', 'shell'], signedOut: ['ui', 'auth'] };

/** The chunks that the app loads by itself right after the first screen. */
const NEXT = ['notices', 'palette'];

/** The chunks of the lists' forms. Each is named after its list: `client-modal` for `clients`. */
export const FORMS = ENTITIES.map((entity) => `${entity.slice(0, -1)}-modal`);

/**
 * The chunks that a signed-in user may need after the first screen, the likeliest first. The browser fetches them
 * into its cache, without running them, once the first screen is shown.
 */
const AHEAD = ['lists', ...FORMS, ...['menus', 'year']];

/** The addresses of the scripts that each first screen needs. `app` is the entry script, which all of them share. */
export interface Manifest {
  readonly app: readonly string[];
  readonly signedIn: readonly string[];
  readonly signedOut: readonly string[];
  /** The scripts that may be needed after the first screen. */
  readonly ahead: readonly string[];
}

/**
 * Composes index.html: the static landing page, the waiting screen, the boot script, the app's addresses, and
 * the policy.
 */
export function composePage(
  compilation: webpack.Compilation,
  prerenderer: Prerenderer,
  root: string,
  backend: string | undefined,
): string {
  const source = (file: string): string => {
    const full = path.join(root, file);
    compilation.fileDependencies.add(full);
    return full;
  };
  const isProduction = compilation.options.mode === 'production';
  const boot = bundle(source('src/boot.ts'));
  // In development the worker is replaced by one that removes what a build at the same address has stored in the
  // browser.
  const off = isProduction ? 'worker-off.js' : 'worker.js';
  emit(compilation, off, bundle(source('src/workerOff.ts')));
  const css = readFileSync(source('src/boot.css'), 'utf8').replaceAll(/\/\*.*?\*\/|\n\s*/gs, '');
  const { landing, checking, styles } = prerenderer.render();
  const signedIn = chunkFiles(compilation, FIRST_SCREEN.signedIn);
  const loaded = [...signedIn, ...chunkFiles(compilation, NEXT)];
  const files: Manifest = {
    app: entryFiles(compilation),
    signedIn,
    signedOut: chunkFiles(compilation, FIRST_SCREEN.signedOut),
    // Scripts that are loaded anyway are left out.
    ahead: chunkFiles(compilation, AHEAD).filter((file) => !loaded.includes(file)),
  };
  emitManifest(compilation, files);
  const quotePage = composeQuotePage(compilation, root);
  emit(compilation, QUOTE_PAGE, quotePage.html);
  emit(compilation, ACCESSIBILITY_PAGE, composeAccessibilityPage(compilation, root));
  // The folder's policy applies to all pages. Each page also contains a policy of its own, and both apply.
  emit(compilation, '_headers', hostHeaders([scriptHash(boot), quotePage.script], backend));

  return readFileSync(source('src/index.html'), 'utf8').replaceAll(
    /<!-- (\w+) -->/g,
    (_, slot: string) => {
      switch (slot) {
        case 'policy':
          // In development the page has no policy, because hot reload needs eval and a socket of its own.
          return isProduction
            ? `<meta http-equiv="Content-Security-Policy" content="${pagePolicy([scriptHash(boot)], backend)}" />`
            : '';
        case 'fonts':
          return preloadFonts(compilation);
        case 'styles':
          return `<style>${css}</style>${styles}`;
        case 'chunks':
          return `<script type="application/json" id="oficio-files">${JSON.stringify(files)}</script>`;
        case 'boot':
          return `<script>${boot}</script>`;
        case 'landing':
          return landing;
        case 'checking':
          return checking;
        default:
          throw new Error(`src/index.html has a slot that nothing fills: ${slot}`);
      }
    },
  );
}

function bundle(entry: string): string {
  const result = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
  });
  const code = result.outputFiles[0]?.text.trim() ?? '';
  if (code.includes('</script')) {
    throw new Error(`${entry} would close its own <script> element`);
  }
  return code;
}

const scriptsOf = (files: Iterable<string>): string[] =>
  [...files].filter((file) => /(?<!\.hot-update)\.js$/.test(file)).map((file) => `/${file}`);

function entryFiles(compilation: webpack.Compilation): string[] {
  return scriptsOf(compilation.entrypoints.get('main')?.getFiles() ?? []);
}

/** The scripts of named chunk groups and of the chunks that they share, without those of the entry. */
function chunkFiles(compilation: webpack.Compilation, names: readonly string[]): string[] {
  const entry = new Set(entryFiles(compilation));
  const files = names.flatMap((name) =>
    scriptsOf(compilation.namedChunkGroups.get(name)?.getFiles() ?? []),
  );
  return [...new Set(files)].filter((file) => !entry.has(file));
}

/** Preloads the upright Latin serif, the font file that the headings of every screen use. */
function preloadFonts(compilation: webpack.Compilation): string {
  return compilation
    .getAssets()
    .filter(({ name }) => /latin-opsz-normal\.\w+\.woff2$/.test(name))
    .map(
      ({ name }) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('');
}

/** Writes the manifest, which the check of the size budgets reads. */
function emitManifest(compilation: webpack.Compilation, manifest: Manifest): void {
  emit(compilation, 'manifest.build.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

function emit(compilation: webpack.Compilation, name: string, text: string): void {
  compilation.emitAsset(name, new webpack.sources.RawSource(text));
}
