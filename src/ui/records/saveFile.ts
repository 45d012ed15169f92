/** Saves a file as a download. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The address is released later, because some browsers read the file only a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export const CSV_TYPE = 'text/csv;charset=utf-8';
