/**
 * Reads PDFs with a reader that the app does not use, and prints what it found as JSON: for each file its title, its
 * language, the words in the order in which they are read aloud, and the words of each page as they are drawn. It is a
 * program of its own, because jest cannot import the reader, which is an ES module.
 */
import { readFileSync } from 'node:fs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function read(file) {
  const pdf = await getDocument({
    data: new Uint8Array(readFileSync(file)),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    isEvalSupported: false,
  }).promise;
  const { info } = await pdf.getMetadata();
  const marks = new Map();
  const pages = [];
  const trees = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({
      includeMarkedContent: true,
      disableNormalization: true,
    });
    const open = [];
    let drawn = '';
    for (const item of items) {
      if (item.type === 'endMarkedContent') open.pop();
      else if (item.type !== undefined) open.push(item.id ?? null);
      else {
        const id = open.at(-1);
        drawn += item.str + (item.hasEOL ? '\n' : '');
        if (id) marks.set(id, (marks.get(id) ?? '') + item.str);
      }
    }
    pages.push(drawn);
    trees.push(await page.getStructTree());
  }
  const roles = [];
  const wordsOf = (node) => {
    if (node.type === 'content') return marks.get(node.id) ?? '';
    if (node.role !== undefined) roles.push(node.role);
    return node.alt ?? (node.children ?? []).map(wordsOf).join('\n');
  };
  const words = trees.map((tree) => (tree ? wordsOf(tree) : '')).join('\n');
  return {
    title: info.Title,
    language: info.Language,
    words,
    pages,
    roles,
  };
}

const found = [];
for (const file of process.argv.slice(2)) found.push(await read(file));
process.stdout.write(JSON.stringify(found));
