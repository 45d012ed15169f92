import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { generatedTest } from './generatedTest';

/** The title of the one test in the code. Throws where the code does not parse or uses anything else. */
function titleIn(code: string): string {
  const { diagnostics = [], outputText } = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  });
  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
  const titles: string[] = [];
  runInNewContext(outputText, {
    require: () => ({}),
    exports: {},
    beforeEach: () => undefined,
    test: (title: string) => titles.push(title),
  });
  expect(titles).toHaveLength(1);
  return titles[0] ?? '';
}

test.each([
  ['nothing', '', 'oficio'],
  ['words', 'O total não bate', 'oficio: O total não bate'],
  ['quotes', `'); throw new Error("x"); ("`, `oficio: '); throw new Error("x"); ("`],
  ['a template', '`${process.exit(1)}`', 'oficio: `${process.exit(1)}`'],
  ['backslashes', String.raw`\u0022 \n \\`, String.raw`oficio: \u0022 \n \\`],
  ['line breaks', 'um\r\ndois\u2028três', 'oficio: um dois três'],
  ['the end of a comment', '*/ // <!-- -->', 'oficio: */ // <!-- -->'],
  ['half of a character', 'ok \ud83d', 'oficio: ok \ud83d'],
  ['a place of printf', '%s %p $note', 'oficio: %s %p $note'],
])('a note of %s is the title, and no code', (_what, note, title) => {
  expect(titleIn(generatedTest('oficio', note, '/somewhere/oficio.json.gz'))).toBe(title);
});

test('of a long note the first 200 characters are in the title', () => {
  expect(titleIn(generatedTest('oficio', 'a'.repeat(500), 'oficio.json.gz'))).toBe(
    `oficio: ${'a'.repeat(200)}`,
  );
});
