import TestSequencer from '@jest/test-sequencer';

/** The projects by how long their suites take. */
const ORDER = ['promises', 'embedded', 'ui', 'unit'];

/**
 * Begins with the suites that take long, so that no worker is left with one of them while the others have
 * nothing to do. Jest goes by their size where it has not seen them before, and some of the longest are short.
 */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const place = ({ context }) => ORDER.indexOf(context.config.displayName?.name ?? '');
    return [...super.sort(tests)].sort((one, other) => place(one) - place(other));
  }
}
