/** A name or a text between quotation marks. Those that it contains itself become single: “Livro ‘A menina e o mar’”. */
export const quoted = (text: string): string =>
  `“${text
    .replace(/"([^"]*)"/g, '‘$1’')
    .replaceAll('“', '‘')
    .replaceAll('”', '’')}”`;
