/** A quarter of the filled arco, from the tile's corner at the origin towards (100, 100). */
export const quarter = {
  band: 'M80 0A80 80 0 0 1 0 80V44A44 44 0 0 0 44 0z',
  /** The paper's line in the band. */
  paper: 'M62 0A62 62 0 0 1 0 62',
  inner: 'M18 0A18 18 0 0 1 0 18',
  /** All of it as lines, while it waits to be laid. */
  lines: 'M80 0A80 80 0 0 1 0 80M44 0A44 44 0 0 1 0 44M18 0A18 18 0 0 1 0 18',
};
