import { useCommandKeys } from './useCommandKeys';

/** The commands' keys, on the page itself. A chunk of its own: the first screen is there before them. */
export default function CommandKeys() {
  useCommandKeys();
  return null;
}
