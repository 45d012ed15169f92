/** Hands a file to the browser, which keeps it where it keeps what was downloaded. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read it a moment later.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}

export const CSV_TYPE = 'text/csv;charset=utf-8';
