import { mainPart } from '../../kit/dialog/mainPart';

/** The field that the open section is searched in; null where there is nothing to search. */
export const searchField = (): HTMLInputElement | null =>
  mainPart()?.querySelector<HTMLInputElement>('input[type=search]') ?? null;
