import { readFileSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { REPLAY_DIST, REPLAY_PAGE } from './scripts/replay/built';
import { assets, scripts, shared, src } from './webpack.config';

/**
 * Returns the policy of the page on which a report is replayed. It allows only the page's own scripts, and no
 * connections.
 */
function replayPolicy(): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The page's HTML. The place of the report stays, because `npm run replay` fills it. */
const composeReplayPage = (files: readonly string[]): string => {
  const slots: Readonly<Record<string, string>> = {
    policy: `<meta http-equiv="Content-Security-Policy" content="${replayPolicy()}" />`,
    scripts: files.map((file) => `<script defer src="${file}"></script>`).join(''),
  };
  return readFileSync(src('replay/page.html'), 'utf8').replaceAll(
    /<!-- (\w+) -->/g,
    (slot, name: string) => slots[name] ?? slot,
  );
};

/**
 * The page on which a problem report is replayed, with the whole product in it. It is a tool for developers and no part
 * of `dist/`, so it is not minified.
 */
const configuration: Configuration = {
  ...shared('replay', true),
  target: ['web', 'es2022'],
  entry: { main: src('replay/main.ts') },
  output: {
    path: path.join(__dirname, REPLAY_DIST),
    publicPath: '/',
    filename: 'assets/[name].[contenthash:8].js',
    clean: true,
  },
  devtool: false,
  optimization: { minimize: false },
  module: { rules: [...scripts({ production: true, refresh: false }), ...assets(true)] },
  plugins: [
    new HtmlWebpackPlugin({
      filename: REPLAY_PAGE,
      inject: false,
      cache: false,
      minify: false,
      // The plugin types its parameters as any; this one is documented.
      templateContent: ({ htmlWebpackPlugin }) =>
        composeReplayPage((htmlWebpackPlugin as { files: { js: string[] } }).files.js),
    }),
  ],
};

export default configuration;
