/** Replaces a value that is unknown because its lists could not be loaded. */
export function NotLoaded() {
  return (
    <span role="img" aria-label="Ainda não carregado">
      —
    </span>
  );
}
