/*
 * Files are no state: those that were dropped on a list wait here until the section that reads them is there.
 */

let waiting: File[] = [];

export function leaveFiles(files: File[]): void {
  waiting = files;
}

/** The files that wait; they are handed out once. */
export function takeFiles(): File[] {
  const files = waiting;
  waiting = [];
  return files;
}
