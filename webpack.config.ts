import { createHash } from 'node:crypto';
import path from 'node:path';
import { constants } from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import 'webpack-dev-server';
import { InjectManifest } from 'workbox-webpack-plugin';
import { browserslist } from './package.json';
import { MANIFEST_SCREENSHOTS } from './scripts/inputs';
import { backendFromEnvironment } from './scripts/webpack/backend';
import { composePage, FORMS } from './scripts/webpack/page';
import { Prerenderer } from './scripts/webpack/prerender';
import { unusedParts } from './scripts/webpack/unused';
import { SERIF_AXES } from './src/ui/theme/type';

const root = __dirname;
export const src = (file: string): string => path.join(root, 'src', file);

/** One swc configuration for each kind of file: `<T>(x) => …` and JSX exclude each other. */
export function scripts(options: { production: boolean; refresh: boolean }): RuleSetRule[] {
  return [true, false].map((tsx) => ({
    test: tsx ? /\.tsx$/ : /\.ts$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      // The syntax that the oldest supported browsers read.
      env: { targets: browserslist },
      jsc: {
        parser: { syntax: 'typescript', tsx },
        transform: {
          react: {
            runtime: 'automatic',
            development: !options.production,
            refresh: options.refresh,
          },
        },
      },
    },
  }));
}

export function shared(name: string, production: boolean): Configuration {
  return {
    name,
    context: root,
    mode: production ? 'production' : 'development',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    performance: false, // Sizes are checked by `npm test`.
    infrastructureLogging: { level: 'warn' },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      name: `${name}-${production ? 'production' : 'development'}`,
      version: process.version,
      // What changes the output besides the sources. A folder ends with a slash.
      buildDependencies: {
        config: [
          __filename,
          path.join(root, 'package-lock.json'),
          path.join(root, 'scripts/webpack/'),
        ],
      },
    },
  };
}

/** How a font is imported that a PDF embeds. */
const PDF_QUERY = /^\?pdf$/;

/** Fonts, pictures and the text of a stylesheet. Both compilations use these rules, so that they agree on the names. */
export const assets = (emit: boolean): RuleSetRule[] => [
  {
    test: /\.(woff2|svg|png)$/,
    resourceQuery: { not: [PDF_QUERY] },
    type: 'asset/resource',
    generator: { filename: 'assets/[name].[contenthash:10][ext]', emit },
  },
  { test: /\.css$/, type: 'asset/source' },
  {
    test: /\.woff2$/,
    resourceQuery: { not: [PDF_QUERY] },
    loader: path.join(root, 'scripts/webpack/narrowFont.ts'),
    options: { axes: SERIF_AXES },
  },
  {
    test: /\.woff2$/,
    resourceQuery: PDF_QUERY,
    type: 'asset/resource',
    generator: { filename: 'assets/[name].[contenthash:10].ttf', emit },
    loader: path.join(root, 'scripts/webpack/pdfFont.ts'),
  },
];

/** Compiles the landing page to a function that returns HTML. The app's build calls it. */
function prerender(production: boolean, prerenderer: Prerenderer): Configuration {
  return {
    ...shared('prerender', production),
    target: 'node20',
    entry: src('prerender.tsx'),
    output: {
      filename: 'prerender.js',
      path: path.join(root, '.cache/prerender'),
      publicPath: '/',
      library: { type: 'commonjs2' },
    },
    devtool: false,
    optimization: { minimize: false },
    // Packages are required from node_modules unchanged; webpack handles only pictures and fonts.
    externalsType: 'commonjs',
    externals: [/^(?![./]|.*\.(?:woff2|svg|png)$)/],
    module: { rules: [...scripts({ production, refresh: false }), ...assets(false)] },
    plugins: [prerenderer],
  };
}

function compression(algorithm: 'gzip' | 'brotliCompress'): CompressionPlugin<unknown> {
  return new CompressionPlugin({
    test: /\.(?:js|css|html|svg|json|txt|ttf|webmanifest)$/,
    // One file alone is put in the worker's place to switch it off.
    exclude: /^worker(?:-off)?\.js$/,
    threshold: 512,
    algorithm,
    filename: algorithm === 'gzip' ? '[path][base].gz' : '[path][base].br',
    compressionOptions:
      algorithm === 'gzip' ? { level: 9 } : { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  });
}

/**
 * Makes V8 compile a script's functions on another thread while it arrives, instead of one by one at their
 * first call on the main thread. Other engines see a comment.
 */
const compileEagerly = (): webpack.BannerPlugin =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minifier, which removes comments, and before content is hashed and compressed.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** What the service worker keeps: what the app is made of. Hosts' files and pictures of it are not. */
const KEPT =
  /^(?:assets\/.*\.(?:js|woff2|ttf|svg|png)|(?:index|orcamento|acessibilidade)\.html|favicon\.svg)$/;

/**
 * Compiles the service worker, with the list of files in it. A page is kept as it was built only: read in
 * the middle of a deployment, an older one would ask for files that are gone.
 */
const serviceWorker = (): InjectManifest =>
  new InjectManifest({
    swSrc: src('worker.ts'),
    swDest: 'worker.js',
    include: [KEPT],
    dontCacheBustURLsMatching: /^\/assets\//,
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    manifestTransforms: [
      (manifest, compilation) => ({
        manifest: manifest.map((entry) => {
          if (!entry.url.endsWith('.html')) return entry;
          const page = (compilation as webpack.Compilation).getAsset(entry.url.replace(/^\//, ''));
          if (!page) throw new Error(`The build has no ${entry.url}`);
          const digest = createHash('sha384').update(page.source.buffer()).digest('base64');
          return { ...entry, integrity: `sha384-${digest}` };
        }),
        warnings: [],
      }),
    ],
  });

interface Named {
  name?: string | null | undefined;
}

/** The chunk that every screen needs. It is fetched together with the entry (see src/index.tsx). */
const isUi = ({ name }: Named): boolean => name === 'ui';

interface Graph {
  chunkGraph: webpack.ChunkGraph;
}

/** Whether the screens need a module of a package. */
const isPackageOfUi = (module: webpack.Module, { chunkGraph }: Graph): boolean =>
  /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '') &&
  [...chunkGraph.getModuleChunksIterable(module)].some(isUi);

/** The chunks of what comes right after the first screen. What they share is the chunk `next`. */
const SOON = ['notices', 'today', 'money'];
/** The chunks of what comes later. What they share is the chunk `dialogs`. */
const LATER = [...FORMS, 'lists', 'menus', 'palette', 'year', 'my-data'];
/** The chunks that stay complete: the first screens, and what the sagas and the store load without a screen. */
const APART = [
  ...['ui', 'shell', 'auth', 'landing'],
  ...['later', 'own-data', 'report', 'statement-saga', 'spreadsheet-saga', 'live-guard'],
];

/**
 * A chunk of the modules that several other chunks share. By itself webpack makes one for each combination of chunks,
 * which are dozens of small files.
 * @param isShared - Decides by how many of some named chunks a module is needed.
 * @param apart - The chunks that do not use the shared one.
 */
const sharedChunk = (
  name: string,
  isShared: (countIn: (names: readonly string[]) => number) => boolean,
  priority: number,
  apart: readonly string[] = APART,
) => ({
  name,
  priority,
  enforce: true,
  // What runs by itself, as the page and a worker, loads no chunk of screens.
  chunks: (chunk: Named & { hasRuntime: () => boolean }) =>
    !chunk.hasRuntime() && !apart.includes(chunk.name ?? ''),
  test: (module: webpack.Module, { chunkGraph }: Graph) => {
    const users = [...chunkGraph.getModuleChunksIterable(module)].map((user) => user.name ?? '');
    return isShared((names) => names.filter((one) => users.includes(one)).length);
  },
});

/** Packages with which jsPDF turns web pages into pictures. The app draws texts. */
const UNUSED_OF_JSPDF = { html2canvas$: false, dompurify$: false, canvg$: false } as const;

/** What the manifest shows of the app to whoever may install it. */
const screenshots = MANIFEST_SCREENSHOTS.map((file) => path.join(root, 'docs/screenshots', file));

function app(production: boolean, prerenderer: Prerenderer): Configuration {
  const backend = backendFromEnvironment(process.env);
  return {
    ...shared('app', production),
    dependencies: ['prerender'],
    // What webpack writes itself, too, is for the browsers that package.json names.
    target: 'browserslist',
    entry: { main: src('index.tsx') },
    output: {
      path: path.join(root, 'dist'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      clean: true,
      // After this time (ms) the import() of a missing chunk rejects, so that the app can report it.
      chunkLoadTimeout: 30_000,
      crossOriginLoading: false,
    },
    devtool: production ? false : 'eval-cheap-module-source-map',
    resolve: {
      ...shared('app', production).resolve,
      alias: { ...unusedParts(root), ...UNUSED_OF_JSPDF },
    },
    module: {
      rules: [...scripts({ production, refresh: !production }), ...assets(true)],
      parser: { javascript: { exportsPresence: 'error' } },
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { module: true, compress: { passes: 3 } },
          extractComments: false,
        }),
      ],
      splitChunks: {
        // The entries, among them the workers', are one file each. So is what draws PDFs, whose size has a budget.
        chunks: (chunk) => !chunk.hasRuntime() && chunk.name !== 'pdf',
        cacheGroups: {
          // A package that a single chunk needs stays in it.
          defaultVendors: false,
          // Packages change less often than the app, so a chunk of their own stays in the browser's cache. It
          // contains only what the first screen needs.
          data: {
            name: 'data',
            chunks: 'initial',
            priority: 20,
            enforce: true,
            test: /[\\/]node_modules[\\/]/,
          },
          react: {
            name: 'react',
            chunks: isUi,
            priority: 20,
            enforce: true,
            test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-redux|use-sync-external-store)[\\/]/,
          },
          chakra: {
            name: 'chakra',
            chunks: isUi,
            priority: 10,
            enforce: true,
            test: isPackageOfUi,
          },
          next: sharedChunk(
            'next',
            (countIn) => countIn(SOON) > 0 && countIn([...SOON, ...LATER]) > 1,
            8,
          ),
          validation: sharedChunk(
            'validation',
            (countIn) => countIn(['auth']) > 0 && countIn(FORMS) > 0,
            7,
            APART.filter((name) => name !== 'auth'),
          ),
          forms: sharedChunk(
            'forms',
            (countIn) => countIn(FORMS) > 1 && countIn(['lists', 'menus', 'palette']) === 0,
            6,
          ),
          dialogs: sharedChunk('dialogs', (countIn) => countIn(LATER) > 1, 5),
        },
      },
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.SUPABASE_URL':
          backend.url === undefined ? 'undefined' : JSON.stringify(backend.url),
        'process.env.SUPABASE_PUBLISHABLE_KEY': JSON.stringify(backend.publishableKey),
      }),
      new CopyPlugin({
        patterns: [
          path.join(root, 'public'),
          ...(production ? screenshots.map((from) => ({ from, to: '[name][ext]' })) : []),
        ],
      }),
      new HtmlWebpackPlugin({
        filename: 'index.html',
        inject: false,
        cache: false,
        minify: false,
        // The plugin types its parameters as any; this one is documented.
        templateContent: ({ compilation }) =>
          composePage(compilation as webpack.Compilation, prerenderer, root, backend.url),
      }),
      ...(production
        ? [compileEagerly(), serviceWorker(), compression('gzip'), compression('brotliCompress')]
        : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env['PORT'] ?? 3000),
      hot: true,
      static: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: [
        {
          context: ['/auth/v1', '/rest/v1'],
          target: process.env['OFICIO_BACKEND'] ?? 'http://127.0.0.1:3001',
        },
      ],
    },
  };
}

export default function configuration(
  _env: unknown,
  argv: { mode?: string },
): [Configuration, Configuration] {
  const production = argv.mode !== 'development';
  // The prerender bundle requires React and emotion in this process, and they read this variable.
  process.env.NODE_ENV = production ? 'production' : 'development';
  const prerenderer = new Prerenderer();
  return [prerender(production, prerenderer), app(production, prerenderer)];
}
