import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import { assets, scripts, shared, src } from './webpack.config';

const page = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <title>Kit</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
  </head>
  <body></body>
</html>`;

/**
 * `npm run kit`: builds and serves every part of `src/ui/kit` in every state while it is being developed. It
 * is a development build with React's warnings, and no part of `dist/`.
 */
const configuration: Configuration = {
  ...shared('kit', false),
  target: ['web', 'es2022'],
  entry: src('kit/main.tsx'),
  output: { publicPath: '/' },
  devtool: 'eval-cheap-module-source-map',
  infrastructureLogging: { level: 'error' },
  stats: 'errors-warnings',
  module: { rules: [...scripts({ production: false, refresh: false }), ...assets(true)] },
  plugins: [new HtmlWebpackPlugin({ templateContent: page })],
  devServer: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 3000),
    hot: false,
    static: false,
    client: { overlay: false },
    onListening: ({ server }) => {
      const address = server?.address();
      if (typeof address !== 'object' || address === null) return;
      console.log(`The kit: http://127.0.0.1:${String(address.port)} (Ctrl-C stops it)`);
    },
  },
};

export default configuration;
