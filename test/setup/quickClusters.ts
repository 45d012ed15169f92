import { existsSync } from 'node:fs';
import type * as Pglite from '../../embedded/database/pglite';
import type * as Prepared from '../preparedDatabase';

// PostgreSQL's own making of an empty cluster, `initdb`, takes seconds of processor time and always makes the same. A new
// database gets a copy. `open.test.ts` and the programs that tests start make theirs from nothing.
jest.mock('../../embedded/database/pglite', () => {
  const pglite = jest.requireActual<typeof Pglite>('../../embedded/database/pglite');
  const openPglite: typeof Pglite.openPglite = async (folder, ...more) => {
    if (folder !== null && !existsSync(`${folder}/base`)) {
      const { copyEmptyCluster } = jest.requireActual<typeof Prepared>('../preparedDatabase');
      await copyEmptyCluster(folder, pglite.openPglite);
    }
    return pglite.openPglite(folder, ...more);
  };
  return { ...pglite, openPglite };
});
