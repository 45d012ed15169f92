import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/** Emits a folder's files unchanged, so that they are also served, compressed and watched. */
export class CopyPublicPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: webpack.Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('CopyPublic', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      compilation.hooks.processAssets.tap({ name: 'CopyPublic', stage }, () => {
        for (const file of readdirSync(this.folder)) {
          const source = readFileSync(path.join(this.folder, file));
          compilation.emitAsset(file, new webpack.sources.RawSource(source));
        }
      });
    });
  }
}
