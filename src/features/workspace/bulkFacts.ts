import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';

import { bulkActions } from '../bulk/bulk';
import type { WorkspaceState } from './workspace';
import { notify, notifyRows, overtake } from './noticeRules';

/** What the workspace tells of changes to many rows. */
export function followBulk(builder: ActionReducerMapBuilder<WorkspaceState>): void {
  builder
    .addCase(bulkActions.requested, (state, { payload: { entity } }) => {
      state.confirmation = null;
      // The menu that it was chosen from.
      state.panel = null;
      // What could not be done before is overtaken.
      overtake(state, (message) => message.code === 'bulkFailed' && message.entity === entity);
    })
    .addCase(bulkActions.ended, (state, { payload }) => {
      const { entity, change, deleted, set, failed } = payload;
      notifyRows(state, 'deleted', entity, deleted);
      if (change.kind === 'set' && set.length > 0) {
        notify(state, { code: 'set', entity, field: change.field, set });
      }
      if (failed.length > 0) {
        const deletes = change.kind === 'delete';
        notify(state, { code: 'bulkFailed', entity, deletes, ids: failed }, null, 'danger');
      }
    })
    .addCase(bulkActions.setBackRequested, (state, { payload }) => {
      const ids = new Set(payload.set.map(({ id }) => id));
      overtake(state, (message) => 'set' in message && message.set.some(({ id }) => ids.has(id)));
    })
    .addCase(bulkActions.setBackEnded, (state, { payload: { entity, field, set, failed } }) => {
      const count = set.length - failed.length;
      if (count > 0) notify(state, { code: 'setBack', entity, count });
      if (failed.length > 0) {
        notify(state, { code: 'setBackFailed', entity, field, set: failed }, null, 'danger');
      }
    });
}
