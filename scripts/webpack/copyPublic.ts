import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/** Adds a folder's files unchanged to the build, so that webpack also serves, compresses and watches them. */
export class CopyPublicPlugin {
  /** @param others - files from other places, by the names that they get in the build. */
  constructor(
    private readonly folder: string,
    private readonly others: Readonly<Record<string, string>> = {},
  ) {}

  apply(compiler: webpack.Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('CopyPublic', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      compilation.hooks.processAssets.tap({ name: 'CopyPublic', stage }, () => {
        const own = readdirSync(this.folder).map((file) => [file, path.join(this.folder, file)]);
        for (const [name = '', file = ''] of [...own, ...Object.entries(this.others)]) {
          compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(file)));
        }
      });
    });
  }
}
