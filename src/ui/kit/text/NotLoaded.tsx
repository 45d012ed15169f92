/** In place of what cannot be told while its lists could not be loaded. */
export function NotLoaded() {
  return (
    <span role="img" aria-label="Ainda não carregado">
      —
    </span>
  );
}
