import { createAction } from '@reduxjs/toolkit';

import type { BulkOutcome, BulkProgress, BulkRequest, SetBack, SetField } from './bulk';

/** A change to many rows at once: what is asked for, and what comes of it. */
export const bulkActions = {
  /** Intent: this is done to all these rows; not while another change is under way. */
  requested: createAction<BulkRequest>('bulk/requested'),
  /** Intent: what is not done yet is left. */
  cancelled: createAction('bulk/cancelled'),
  /** Some more rows were tried. */
  advanced: createAction<BulkProgress>('bulk/advanced'),
  /** All were tried, or the rest was left. */
  ended: createAction<BulkOutcome>('bulk/ended'),
  /** Intent: what a change has set is set back, where it has not been changed since. */
  setBackRequested: createAction<SetBack>('bulk/setBackRequested'),
  /** `failed`: what is still to be set back. */
  setBackEnded: createAction<SetBack & { failed: SetField[] }>('bulk/setBackEnded'),
};
