/** What a form says of a list that could not be loaded yet, rather than that it is empty. */
export const LOADING = 'Carregando…';

/** Under a choice from such a list. */
export const loadingHint = (isLoaded: boolean): string | undefined =>
  isLoaded ? undefined : LOADING;
