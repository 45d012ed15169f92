// Lints code that need not exist as a file: `node lintSamples.mjs '[{"file": …, "code": …}]'` prints,
// for each sample, the import rules that complain. Without type information, which needs the files.
import path from 'node:path';
import { ESLint } from 'eslint';

const root = path.resolve(import.meta.dirname, '..');
const eslint = new ESLint({
  cwd: root,
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => /^(?:import-x\/|no-restricted-)/.test(ruleId),
});

const samples = JSON.parse(process.argv[2]);
const complaints = [];
for (const { file, code } of samples) {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  complaints.push(result.messages.map(({ ruleId, message }) => ruleId ?? message));
}
console.log(JSON.stringify(complaints));
