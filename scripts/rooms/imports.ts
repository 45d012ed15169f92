import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One file and one that it imports, as paths from the repository's root; the latter without ending. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** The files of ours that a file imports: of values, of types, and of chunks by `import()`. */
export function importsIn(file: string, text: string): readonly Import[] {
  return ts
    .preProcessFile(text)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => ({
      from: file,
      to: path.posix.join(path.posix.dirname(file), fileName),
    }));
}

/** Every import in a folder of the repository, but for those of tests. */
export function importsUnder(root: string, folder: string): readonly Import[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter(isSource)
    .flatMap((file) => importsIn(file, readFileSync(path.join(root, file), 'utf8')));
}
