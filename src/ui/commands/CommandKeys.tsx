import { useCommandKeys } from './useCommandKeys';

/** Handles the commands' keys. It is a chunk of its own, because the first screen does not wait for it. */
export default function CommandKeys() {
  useCommandKeys();
  return null;
}
