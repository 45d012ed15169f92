/** In place of a figure whose lists could not be loaded yet. */
export function NotLoaded() {
  return (
    <span>
      <span aria-hidden="true">—</span>
      <span className="of-hidden">Ainda não carregado</span>
    </span>
  );
}
