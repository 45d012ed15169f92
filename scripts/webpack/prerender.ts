import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import webpack from 'webpack';
import type prerender from '../../src/prerender';

type Prerendered = ReturnType<typeof prerender>;

const BUNDLE = 'prerender.js';

/**
 * Passes the bundle of the prerendered pages from its own compilation to the app's compilation, which runs later.
 * The bundle stays in memory, because it is not served.
 */
export class Prerenderer {
  private code: string | undefined;

  apply(compiler: webpack.Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('Prerenderer', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'Prerenderer', stage }, () => {
        const failed = compilation.errors.length > 0;
        this.code = failed ? undefined : compilation.getAsset(BUNDLE)?.source.source().toString();
        compilation.deleteAsset(BUNDLE);
      });
    });
  }

  /** @throws Error when the landing page did not compile or throws while rendering. */
  render(): Prerendered {
    if (this.code === undefined) {
      throw new Error('The landing page did not compile');
    }
    const bundle: { exports: { default?: () => Prerendered } } = { exports: {} };
    const run: unknown = vm.runInThisContext(`(function(module,exports,require){${this.code}\n})`, {
      filename: path.resolve('.cache', BUNDLE),
    });
    if (typeof run !== 'function') {
      throw new Error('The landing page did not compile to a module');
    }
    Reflect.apply(run, undefined, [bundle, bundle.exports, createRequire(__filename)]);
    const render = bundle.exports.default;
    if (render === undefined) {
      throw new Error('src/prerender.tsx has no default export');
    }
    return render();
  }
}
