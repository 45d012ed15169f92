/** Prints the page; a file of it is offered under that name. */
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
