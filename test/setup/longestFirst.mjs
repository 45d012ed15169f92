import TestSequencer from '@jest/test-sequencer';

/** The projects, the one with the longest suites first. */
const ORDER = ['promises', 'embedded', 'ui', 'unit', 'scripts'];

/**
 * Starts with the suites that take longest, so that no worker is left with one of them while the others have
 * nothing to do. Jest goes by file size if it has not run them before, and some of the longest suites are short
 * files.
 */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const place = ({ context }) => ORDER.indexOf(context.config.displayName?.name ?? '');
    return [...super.sort(tests)].sort((one, other) => place(one) - place(other));
  }
}
