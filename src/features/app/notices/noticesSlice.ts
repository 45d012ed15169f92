import {
  createSlice,
  isAnyOf,
  type ActionReducerMapBuilder,
  type PayloadAction,
} from '@reduxjs/toolkit';

import { bulkActions } from '../entities/bulk';
import { deviceActions } from '../device/deviceSlice';
import { ENTITIES, entityActions, type EntityName } from '../entities/entities';
import { isIntentOf } from '../entities/entityIntents';
import { LIST_SIDE_TABLES, type SideName } from '../entities/sideTables';
import { paymentPartsActions } from '../../business/payments/paymentPartsSlice';
import { profilesActions } from '../../business/profile/profilesSlice';
import type { Project } from '../../business/projects/project';
import { projectsActions } from '../../business/projects/projectsSlice';
import { quoteDetailsActions } from '../../business/quotes/quoteDetailsSlice';
import { quotesActions } from '../../business/quotes/quotesSlice';
import { sessionActions } from '../session/sessionSlice';
import { isDeepEqual } from '../../shared/changes';
import type { Day } from '../../shared/days';
import type { WriteFailure } from '../../shared/list';
import {
  confirmationEnded,
  statementLinesActions,
  undoConfirmationRequested,
} from '../../business/statement/statementLinesSlice';
import { seriesActions } from '../../business/series/seriesSlice';
import { meiAdjustmentsActions } from '../../business/year/meiAdjustmentsSlice';
import {
  clearFailures,
  beginRestoration,
  beginSeriesUndo,
  closeNotice,
  endRestoration,
  endSeriesUndo,
  followDuties,
  forgetBulkChange,
  forgetChange,
  forgetConfirmation,
  withdrawMissingProjects,
  removeProjectLinks,
  removeToggleNotice,
  settleLostAnswers,
  showFailure,
  showNotice,
  showRowsNotice,
  showSeriesChange,
  showUndone,
  offerMissingProjects,
  removeNotices,
} from './notices';
import { initialNotices, type Notice, type NoticesState, type UnconfirmedWrite } from './notice';
import { followPayments, removeReceiptNotices } from './paymentNotices';

type Builder = ActionReducerMapBuilder<NoticesState>;

/** The failed save of a side row. */
function sideWrite(
  table: SideName,
  { id, failure, changes }: { id: string; failure: WriteFailure; changes?: object },
) {
  const wanted: UnconfirmedWrite['wanted'] = changes
    ? { kind: 'values', values: changes }
    : { kind: 'unknown' };
  return { table, id, failure, wanted };
}

/** Notices about rows of the lists and their side rows. */
function followRows(builder: Builder): void {
  for (const entity of ENTITIES) {
    const actions = entityActions[entity];
    builder
      .addCase(actions.loaded, (state, { payload }) => settleLostAnswers(state, entity, payload))
      .addCase(actions.createFailed, (state, { payload: { id, failure } }) => {
        const write = { table: entity, id, failure, wanted: { kind: 'row' } } as const;
        showFailure(state, { code: 'saveFailed', entity }, { entity, id }, write);
      })
      .addCase(actions.updateFailed, (state, { payload: { id, failure, changes } }) => {
        const wanted = { kind: 'values', values: changes } as const;
        const write = { table: entity, id, failure, wanted };
        showFailure(state, { code: 'saveFailed', entity }, { entity, id }, write);
      })
      .addCase(actions.deleted, (state, { payload }) => {
        // The row is gone, so the notice about its failed deletion is obsolete. Other failures may explain why it
        // is gone.
        removeNotices(
          state,
          (message, about) => message.code === 'deleteFailed' && about?.id === payload.id,
        );
        removeReceiptNotices(state, payload.id);
        removeToggleNotice(state, payload.id);
        if (entity === 'projects') removeProjectLinks(state, payload.id);
        removeNotices(state, (message) => message.code === 'created' && message.id === payload.id);
        showRowsNotice(state, 'deleted', entity, payload.row ? [payload.row] : []);
      })
      .addCase(actions.restoreRequested, (state, { payload }) =>
        beginRestoration(state, payload.rows),
      )
      .addCase(actions.restoreEnded, (state, { payload: { restored, failed, failure } }) => {
        endRestoration(state, [...restored, ...failed]);
        showRowsNotice(state, 'restored', entity, restored);
        showRowsNotice(state, 'restoreFailed', entity, failed, failure);
      })
      .addCase(actions.deleteFailed, (state, { payload: { id, failure } }) => {
        const write = { table: entity, id, failure, wanted: { kind: 'noRow' } } as const;
        showFailure(state, { code: 'deleteFailed', entity }, { entity, id }, write);
      });
  }
  for (const { name: table, of: entity, actions } of LIST_SIDE_TABLES) {
    builder
      .addCase(actions.loaded, (state, { payload }) => settleLostAnswers(state, table, payload))
      .addCase(actions.saveFailed, (state, { payload }) => {
        showFailure(
          state,
          { code: 'saveFailed', entity },
          { entity, id: payload.id },
          sideWrite(table, payload),
        );
      });
  }
}

/** Notices about bulk changes. */
function followBulk(builder: Builder): void {
  builder
    .addCase(bulkActions.requested, (state, { payload: { entity } }) => {
      // A new bulk change makes the notice of earlier failures obsolete.
      removeNotices(state, (message) => message.code === 'bulkFailed' && message.entity === entity);
    })
    .addCase(bulkActions.ended, (state, { payload }) => {
      const { entity, change, deleted, set, failed, unsure = [] } = payload;
      showRowsNotice(state, 'deleted', entity, deleted);
      if (change.kind === 'set' && set.length > 0) {
        showNotice(state, { code: 'set', entity, field: change.field, set });
      }
      const deletes = change.kind === 'delete';
      const known = failed.filter((id) => !unsure.includes(id));
      if (known.length > 0) {
        showNotice(state, { code: 'bulkFailed', entity, deletes, ids: known }, null, 'danger');
      }
      if (unsure.length > 0) {
        const wanted: UnconfirmedWrite['wanted'] =
          change.kind === 'delete'
            ? { kind: 'noRow' }
            : { kind: 'values', values: { [change.field]: change.value } };
        const lost = unsure.map((id) => ({ table: entity, id, wanted }));
        showNotice(
          state,
          { code: 'bulkFailed', entity, deletes, ids: unsure },
          null,
          'danger',
          lost,
        );
      }
    })
    .addCase(bulkActions.setBackRequested, (state, { payload }) => {
      forgetBulkChange(state, payload);
    })
    .addCase(bulkActions.setBackEnded, (state, { payload }) => {
      const { entity, field, set, failed, changed, unsure = [] } = payload;
      const count = set.length - failed.length - changed;
      if (count === set.length) showUndone(state, { code: 'set', entity, field, set });
      else if (count + changed > 0) {
        const tone = changed > 0 ? 'info' : 'success';
        showNotice(state, { code: 'setBack', entity, count, changed }, null, tone);
      }
      if (failed.length > 0) {
        const lost = failed
          .filter(({ id }) => unsure.includes(id))
          .map(({ id, from }) => {
            const wanted = { kind: 'values' as const, values: { [field]: from } };
            return { table: entity, id, wanted };
          });
        // A single row that is known not to be set back settles the whole notice.
        const areUnsure = lost.length === failed.length;
        showNotice(
          state,
          { code: 'setBackFailed', entity, field, set: failed },
          null,
          'danger',
          areUnsure ? lost : [],
        );
      }
    });
}

/** Whether an update has changed nothing but the status. */
const isOnlyStatusChanged = (row: Project, before: Project): boolean =>
  row.status !== before.status &&
  isDeepEqual({ ...row, status: before.status, updatedAt: before.updatedAt }, before);

/** Notices about projects, and about approved quotes without a project. */
function followProjects(builder: Builder): void {
  builder
    .addCase(projectsActions.createdFromQuote, (state, { payload, meta }) => {
      if (meta.together) return;
      showNotice(state, { code: 'projectCreated', id: payload.id, name: payload.name });
    })
    .addCase(projectsActions.keptAfterUndo, (state, { payload }) =>
      showNotice(state, { code: 'projectKept', ...payload }, null, 'info'),
    )
    .addCase(projectsActions.updated, (state, { payload: { row, before } }) => {
      const { id, status } = row;
      removeToggleNotice(state, id);
      const isTold = status === 'completed' && isOnlyStatusChanged(row, before);
      // A change that cannot be undone has overwritten one that could.
      if (!isTold && status !== before.status) forgetChange(state, id, 'status');
      if (!isTold) return;
      const set = [{ id, from: before.status, to: status }];
      showNotice(state, { code: 'set', entity: 'projects', field: 'status', set });
    })
    .addCase(projectsActions.missingFromQuotes, (state, { payload }) =>
      offerMissingProjects(state, payload.quoteIds),
    )
    .addCase(projectsActions.creationFromQuoteRequested, (state, { payload }) =>
      withdrawMissingProjects(state, [payload.quoteId]),
    )
    .addCase(projectsActions.creationFromQuoteFailed, (state, { payload }) => {
      const entity = 'projects';
      const { quoteId, id, failure } = payload;
      const write = {
        table: entity,
        id: id ?? quoteId,
        failure,
        wanted: { kind: 'row' },
      } as const;
      showFailure(state, { code: 'saveFailed', entity }, { entity, id: quoteId }, write);
      offerMissingProjects(state, [payload.quoteId]);
    })
    .addCase(projectsActions.stagesFailed, (state, { payload }) => {
      const { id, failure, sent } = payload;
      const wanted = { kind: 'stages', edits: sent } as const;
      const write = { table: 'projects', id, failure, wanted } as const;
      showFailure(state, { code: 'stageFailed' }, { entity: 'projects', id }, write);
    });
}

/** Notices about quotes that another device approved first. */
function followApprovals(builder: Builder): void {
  const tell = (state: NoticesState, count: number): void => {
    if (count > 0) showNotice(state, { code: 'approvedBefore', count }, null, 'info');
  };
  builder
    .addMatcher(quotesActions.updated.match, (state, { payload: { row, found } }) =>
      tell(state, found?.includes('status') && row.status === 'approved' ? 1 : 0),
    )
    .addMatcher(bulkActions.ended.match, (state, { payload: { entity, change, found } }) => {
      const isApproval = change.kind === 'set' && change.value === 'approved';
      tell(state, entity === 'quotes' && isApproval ? found.length : 0);
    });
}

function followStatement(builder: Builder): void {
  builder
    .addCase(undoConfirmationRequested, (state, { payload }) => forgetConfirmation(state, payload))
    .addCase(confirmationEnded, (state, { payload }) => {
      // The result counts the lines that could not be saved.
      removeNotices(state, ({ code }) => code === 'statementLineFailed');
      // It includes the earlier confirmations of the same statement.
      forgetConfirmation(state, payload);
      const keptSome = payload.outcome === 'takenBack' && payload.found > 0;
      showNotice(state, payload, null, payload.failed ? 'danger' : keptSome ? 'info' : 'success');
    });
}

/** The tables of no list, with what is said of a failed save. */
const OWN_TABLES = [
  ['profiles', profilesActions, 'myDataFailed'],
  ['series', seriesActions, 'seriesFailed'],
  ['meiAdjustments', meiAdjustmentsActions, 'meiReportFailed'],
  ['statementLines', statementLinesActions, 'statementLineFailed'],
] as const;

/** Notices about the user's own data. */
function followAccount(builder: Builder): void {
  for (const [table, actions, code] of OWN_TABLES)
    builder
      .addCase(actions.saveRequested, (state) =>
        removeNotices(state, (message) => message.code === code),
      )
      .addCase(actions.loaded, (state, { payload }) => settleLostAnswers(state, table, payload))
      .addCase(actions.saveFailed, (state, { payload }) =>
        showFailure(state, { code }, null, sideWrite(table, payload)),
      );
  builder
    .addCase(profilesActions.saved, (state, { payload: { row, before } }) =>
      followDuties(state, row, before),
    )
    .addCase(seriesActions.changed, (state, { payload }) => showSeriesChange(state, payload))
    .addCase(seriesActions.changeUndone, (state, { payload }) => beginSeriesUndo(state, payload))
    .addCase(seriesActions.changeUndoEnded, (state, { payload: { left, changed } }) =>
      endSeriesUndo(state, left, changed),
    );
}

function followConnection(builder: Builder): void {
  builder
    .addCase(deviceActions.connectionLost, (state) =>
      removeNotices(state, (message) => message.code === 'refreshed'),
    )
    .addCase(deviceActions.refreshed, (state) => showNotice(state, { code: 'refreshed' }));
}

/** Notices about a link from an e-mail. */
function followSession(builder: Builder): void {
  builder.addCase(sessionActions.linkEnded, (state, { payload: outcome }) => {
    // A user who has confirmed an e-mail address expects to be signed in, so no notice is needed.
    if ('purpose' in outcome && outcome.purpose === 'confirmation') return;
    showNotice(state, { code: 'linkEnded', outcome }, null, 'info');
  });
}

/** Effects on the notices that several facts have in common. Matchers must come after all cases. */
function followBesides(builder: Builder): void {
  builder
    .addMatcher(
      isAnyOf(projectsActions.created, projectsActions.createdFromQuote),
      (state, { payload }) => withdrawMissingProjects(state, [payload.quoteId]),
    )
    .addMatcher(projectsActions.updated.match, (state, { payload }) =>
      withdrawMissingProjects(state, [payload.row.quoteId]),
    )
    .addMatcher(projectsActions.loaded.match, (state, { payload }) => {
      withdrawMissingProjects(
        state,
        payload.map(({ quoteId }) => quoteId),
      );
    })
    .addMatcher(quotesActions.deleted.match, (state, { payload }) =>
      withdrawMissingProjects(state, [payload.id]),
    )
    .addMatcher(paymentPartsActions.saved.match, (state, { payload: { row } }) => {
      clearFailures(state, 'payments', row.id);
    })
    .addMatcher(
      isAnyOf(quoteDetailsActions.issueRequested, quoteDetailsActions.sendRequested),
      (state, { payload }) => clearFailures(state, 'quotes', payload.id),
    );
  for (const entity of ENTITIES) {
    builder.addMatcher(isIntentOf(entity), (state) => clearFailures(state, entity));
  }
}

const noticesSlice = createSlice({
  name: 'notices',
  initialState: initialNotices,
  reducers: {
    noticeDismissed(state, { payload }: PayloadAction<{ id: number }>) {
      closeNotice(state, payload.id);
    },
    /** Intent: store the day of a receipt that is typed into its notice. It is null if it was given up. */
    dayTyped(state, { payload }: PayloadAction<{ id: number; day: Day | null }>) {
      const notice = state.shown.find(({ id }) => id === payload.id);
      if (!notice) return;
      if (payload.day === null) delete notice.typedDay;
      else notice.typedDay = payload.day;
    },
    /** Fact: a newer version of the app is ready. */
    versionFound(state) {
      showNotice(state, { code: 'newVersion' }, null, 'info');
    },
    /** Intent: reload the page in its newest version. */
    updateRequested(state) {
      removeNotices(state, ({ code }) => code === 'newVersion');
    },
    /** Intent: say how the app is installed. */
    installHelpAsked(state) {
      showNotice(state, { code: 'installHelp' }, null, 'info');
    },
    /** Intent: do not offer projects for these quotes again on this device. */
    missingProjectsDeclined(state, { payload }: PayloadAction<{ quoteIds: string[] }>) {
      withdrawMissingProjects(state, payload.quoteIds);
    },
  },
  extraReducers: (builder) => {
    followRows(builder);
    followBulk(builder);
    followPayments(builder);
    followProjects(builder);
    followAccount(builder);
    followStatement(builder);
    followSession(builder);
    followConnection(builder);
    followBesides(builder);
    followApprovals(builder);
  },
});

export const noticesReducer = noticesSlice.reducer;
export const noticesActions = noticesSlice.actions;

interface Root {
  workspace: { notices: NoticesState };
}

export const selectNotices = ({ workspace }: Root): Notice[] => workspace.notices.shown;

/** The ids of the deleted rows of a list that can still be restored. */
export const selectRestorableIds = (root: Root, entity: EntityName): string[] =>
  [...selectNotices(root), ...root.workspace.notices.past].flatMap(({ message }) =>
    (message.code === 'deleted' || message.code === 'restoreFailed') && message.entity === entity
      ? message.rows.map(({ id }) => id)
      : [],
  );
