import type { Progress } from '../../features/payments/received';

/** '2 de 3 pagas' */
export const progressText = ({ paid, count }: Progress): string =>
  `${paid.toString()} de ${count.toString()} pagas`;
