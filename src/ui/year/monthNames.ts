/** January to December. */
export const MONTH_NAMES: readonly string[] =
  'Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro'.split(
    ' ',
  );
