/** The folder of the built page, below the repository's root. */
export const REPLAY_DIST = '.cache/replay';

/** The page on which a report is replayed. */
export const REPLAY_PAGE = 'replay.html';

/** The file with the hash of what the page was built from. */
export const REPLAY_STAMP = `${REPLAY_DIST}/.inputs`;
