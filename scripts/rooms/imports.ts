import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** An import: the importing and the imported file, as paths from the root. The imported path has no extension. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** Whether it imports types alone, of which nothing is left when it runs. */
  readonly isType?: boolean;
}

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** The project's files that a file imports: values, types, and chunks by `import()`. */
export function importsIn(file: string, text: string): readonly Import[] {
  return ts
    .preProcessFile(text)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName, pos }) => ({
      from: file,
      to: path.posix.join(path.posix.dirname(file), fileName),
      isType: /\b(?:im|ex)port type\b[^;]*$/.test(text.slice(0, pos)),
    }));
}

/** Every import in a folder, without those of tests. */
export function importsUnder(root: string, folder: string): readonly Import[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter(isSource)
    .flatMap((file) => importsIn(file, readFileSync(path.join(root, file), 'utf8')));
}
