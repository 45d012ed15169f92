/** Prints the page. If the user saves it as a PDF, the file has this name by default. */
export function printAs(name: string): void {
  const { title } = document;
  document.title = name;
  window.addEventListener(
    'afterprint',
    () => {
      document.title = title;
    },
    { once: true },
  );
  window.print();
}
